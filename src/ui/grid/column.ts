import type { ReactNode } from 'react';

/** Look of a column, in the grid and as a line of a card on a phone. */
type Looks<R> = {
  /** Heading in the grid, label on a card. */
  name: string;
  width?: number;
  minWidth?: number;
  flex?: number;
  /** Numbers are aligned at the end, in digits of equal width. */
  kind?: 'text' | 'number';
  /** Value in words; the plain value by default. */
  text?: (row: R) => string;
  /**
   * Content of the cell; the text by default. Controls inside must use `tabIndex`, so that the grid stays one tab stop.
   */
  cell?: (row: R, tabIndex: number) => ReactNode;
  /** Part of a card: its heading, or the picture beside it; a label and value by default. */
  card?: 'heading' | 'picture';
  /** False for rows whose heading opens nothing; by default it opens the row, if the list opens rows. */
  opens?: (row: R) => boolean;
  /**
   * Field of the controls column that shows the same value: a card shows only the controls, under this column's name.
   */
  control?: string;
  /** True for a column that few rows fill: the others' cards have no line for it. */
  rare?: boolean;
  /** Permission without which the column is hidden. */
  needs?: 'create' | 'edit' | 'delete';
};

/** Column that shows a field of the record, and sorts by it unless it is a picture. */
type FieldColumn<R> = Looks<R> & { field: keyof R & string; value?: never; sortBy?: never; stateless?: never };

/** Column of a computed value. `field` is a name of its own; `sortBy` is the record's field with the same order. */
type DerivedColumn<R> = Looks<R> & {
  field: string;
  value: (row: R) => string | number;
  sortBy?: keyof R & string;
  stateless?: never;
};

/** Column of a row's controls, shown below the lines of a card; neither sorted nor exported. */
type ControlsColumn<R> = Omit<Looks<R>, 'card' | 'cell'> & {
  field: string;
  card: 'controls';
  cell: (row: R, tabIndex: number) => ReactNode;
  /** True for controls without state, which may be reused for another record when the page changes. */
  stateless?: boolean;
  value?: never;
  sortBy?: never;
};

/**
 * Column of a list, in the grid, on a card and in a CSV file. Keep the array stable: a new one renders every cell
 * again.
 */
export type Column<R> = FieldColumn<R> | DerivedColumn<R> | ControlsColumn<R>;

/** Value of a column for a record, as in a CSV file, and on screen where the column has no `text`. */
export const valueOf = <R extends object>({ field, value }: Column<R>, row: R): unknown =>
  value ? value(row) : (row as Readonly<Record<string, unknown>>)[field];

/** True for columns with a value to export: neither pictures nor controls. */
export const holdsValue = <R>({ card }: Column<R>): boolean => card !== 'controls' && card !== 'picture';

/** Record's field that this column sorts by; undefined where it is not sortable. */
export const sortFieldOf = <R>(column: Column<R>): string | undefined => {
  if (column.value) return column.sortBy;
  return holdsValue(column) ? column.field : undefined;
};

/** True when a row may be opened. */
export const opensRow = <R>(columns: readonly Column<R>[], row: R): boolean =>
  columns.every(({ opens }) => opens?.(row) !== false);
