import type { ComponentType } from 'react';

/** One line of the palette. */
export type PaletteItem = {
  /** Unlike any other line's. */
  id: string;
  /** The heading it stands below; lines of one group follow each other. */
  group: string;
  label: string;
  detail?: string;
  /** The key that does the same. */
  keys?: string;
  Icon?: ComponentType;
  run: () => void;
};
