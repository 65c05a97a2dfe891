import type { ReactNode } from 'react';

/** One column of a list, and one line of its cards on a phone. Keep the array stable: a new one draws every cell again. */
export type Column<R> = {
  /** The record's field; a column of controls has a name of its own. */
  field: string;
  /** The heading, and the line's name on a card. */
  name: string;
  width?: number;
  minWidth?: number;
  flex?: number;
  /** Numbers stand at the right, in figures of one width. */
  kind?: 'text' | 'number';
  sortable?: boolean;
  /** The value as words; the value itself otherwise. */
  text?: (row: R) => string;
  /** What the cell draws; the text otherwise. Controls inside take `tabIndex`, so that the grid stays one tab stop. */
  cell?: (row: R, tabIndex: number) => ReactNode;
  /** Its part on a card: the heading, the picture beside it, the controls below; a line of name and value otherwise. */
  card?: 'heading' | 'picture' | 'controls' | 'none';
  /** Its controls remember nothing, so that they may go on to another record when the page changes, instead of being built anew. */
  stateless?: boolean;
  /** Whether a CSV export has it; pictures and controls do not. */
  exported?: boolean;
};
