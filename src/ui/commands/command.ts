import type { ComponentType } from 'react';

export type Choice<R> = {
  key: string;
  label: string;
  /** Second line, where the label alone does not say which to choose. */
  detail?: string;
  /**
   * Heading above this item and those after it, with this item's detail. Items below it show `brief`, which omits what
   * the heading says.
   */
  heading?: string | undefined;
  brief?: string;
  run: (rows: readonly R[]) => void;
};

/** Command on a list or its selection. Destructive commands are shown last. */
export type Command<R> = {
  key: string;
  label: string;
  /** Second line, where the label alone does not say what it does. */
  detail?: string | undefined;
  Icon: ComponentType;
  /** 'list' while nothing is selected; 'selection' for the selected rows of all pages. */
  on: 'list' | 'selection';
  destructive?: boolean;
  /** True when rows are reloaded before it runs, as its question shows values that others may have changed. */
  anew?: boolean;
  /** Main command, shown as the filled button. */
  primary?: boolean;
  /** True for a command on the list that gets all rows matching the filter, instead of none; off while there are none. */
  takesFound?: boolean;
  /** Permission required to offer it. */
  needs?: 'create' | 'edit' | 'delete';
} & ({ run: (rows: readonly R[]) => void } | { menu: readonly Choice<R>[] });
