import type { ComponentType } from 'react';

/** A line of the palette. */
export type PaletteItem = {
  /** The unique id. */
  id: string;
  /** The heading above it; lines of one group follow each other. */
  group: string;
  label: string;
  detail?: string;
  /** The key that does the same. */
  keys?: string;
  Icon?: ComponentType;
  run: () => void;
};

/** The keys that open and close the palette, as tinykeys writes them. */
export const PALETTE_KEYS = '$mod+k';
