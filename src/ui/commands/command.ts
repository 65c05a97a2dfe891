import type { ComponentType } from 'react';

export type Choice<R> = {
  key: string;
  label: string;
  /** Second line of the menu item, for a label that does not say enough to choose by. */
  detail?: string;
  /**
   * Heading above this item and those after it, shown with this item's `detail`. Items below the heading show `brief`,
   * a label that leaves out what the heading says.
   */
  heading?: string | undefined;
  brief?: string;
  run: (rows: readonly R[]) => void;
};

/**
 * Command of a list, shown as a button in its command bar, or as a button with a `menu` of choices. It runs on the list
 * or on its selected rows.
 */
export type Command<R> = {
  key: string;
  label: string;
  /** Second line of the button or menu item, for a label that does not say what the command does. */
  detail?: string | undefined;
  Icon: ComponentType;
  /** Rows that the command is for: 'list' while nothing is selected; 'selection' for the selected rows of all pages. */
  on: 'list' | 'selection';
  destructive?: boolean;
  /** True to reload the rows before the command runs, because its dialog shows values that others may have changed. */
  anew?: boolean;
  /** True for the main command, which is shown as a filled button. */
  primary?: boolean;
  /**
   * True for a command on the 'list' that gets all rows matching the filter; otherwise `run` gets []. It is disabled
   * while there are no such rows.
   */
  takesFound?: boolean;
  /** Action on the resource that the user must be allowed to do, or the command is not offered. */
  needs?: 'create' | 'edit' | 'delete';
} & ({ run: (rows: readonly R[]) => void } | { menu: readonly Choice<R>[] });
