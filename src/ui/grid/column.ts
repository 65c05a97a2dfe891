import type { ReactNode } from 'react';

/** How a column looks; the same in the grid and as one line of a card on a phone. */
type Looks<R> = {
  /** The heading, and the line's name on a card. */
  name: string;
  width?: number;
  minWidth?: number;
  flex?: number;
  /** Numbers stand at the right, in figures of one width. */
  kind?: 'text' | 'number';
  /** The value as words; the value itself otherwise. */
  text?: (row: R) => string;
  /** What the cell draws; the text otherwise. Controls inside take `tabIndex`, so that the grid stays one tab stop. */
  cell?: (row: R, tabIndex: number) => ReactNode;
  /** Its part on a card: the heading, or the picture beside it; name and value otherwise. */
  card?: 'heading' | 'picture';
  /** Whether a press on the heading opens the row, where the list opens rows at all; it does where nothing is said. */
  opens?: (row: R) => boolean;
  /** The field of the controls that show it as well: a card has those alone, under this name. */
  control?: string;
  /** The right without which whoever is here does not see it: that of its controls. */
  needs?: 'create' | 'edit' | 'delete';
};

/** Shows a field of the record, and is sorted by it unless it is a picture. */
type FieldColumn<R> = Looks<R> & { field: keyof R & string; value?: never; sortBy?: never; stateless?: never };

/** Shows what follows from the record. `field` is a name of its own; `sortBy` the record's field that has the same order. */
type DerivedColumn<R> = Looks<R> & {
  field: string;
  value: (row: R) => string | number;
  sortBy?: keyof R & string;
  stateless?: never;
};

/** Holds a row's controls, below the lines of its card. It is neither sorted nor exported. */
type ControlsColumn<R> = Omit<Looks<R>, 'card' | 'cell'> & {
  field: string;
  card: 'controls';
  cell: (row: R, tabIndex: number) => ReactNode;
  /** They remember nothing, so that they may go on to another record when the page changes, instead of being built anew. */
  stateless?: boolean;
  value?: never;
  sortBy?: never;
};

/** One column of a list, in the grid, on a card and in a CSV file. Keep the array stable: a new one draws every cell again. */
export type Column<R> = FieldColumn<R> | DerivedColumn<R> | ControlsColumn<R>;

/** What a column holds of a record, as a CSV file has it and as the grid and cards show it where it has no `text`. */
export const valueOf = <R extends object>({ field, value }: Column<R>, row: R): unknown =>
  value ? value(row) : (row as Readonly<Record<string, unknown>>)[field];

/** Whether it holds a value, which a CSV file has too: pictures and controls are for the eye. */
export const holdsValue = <R>({ card }: Column<R>): boolean => card !== 'controls' && card !== 'picture';

/** The record's field that a list is sorted by for this column; undefined where it cannot be sorted by it. */
export const sortFieldOf = <R>(column: Column<R>): string | undefined => {
  if (column.value) return column.sortBy;
  return holdsValue(column) ? column.field : undefined;
};

/** Whether there is something to open of a row, as far as its columns know. */
export const opensRow = <R>(columns: readonly Column<R>[], row: R): boolean =>
  columns.every(({ opens }) => opens?.(row) !== false);
