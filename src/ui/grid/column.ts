import type { ReactNode } from 'react';

/** Look of a column, in the grid and as a line of a card on a phone. */
type Looks<R> = {
  /** Heading in the grid, label on a card. */
  name: string;
  width?: number;
  minWidth?: number;
  flex?: number;
  /**
   * Width in px in windows below 1130 px; for a column with `flex`, the least width. A list has about 730 px there, and
   * should not hide half a column behind its pinned controls.
   */
  tight?: number;
  /** Width in px in windows from 1680 px, where the columns without one share the rest. */
  wide?: number;
  /** Kind of the values: numbers are aligned at the end, in digits of equal width. */
  kind?: 'text' | 'number';
  /** Returns the value in words; by default the plain value is shown. */
  text?: (row: R) => string;
  /**
   * Renders the content of the cell; by default it is the text. Controls inside must use `tabIndex`, so that the grid
   * stays one tab stop.
   */
  cell?: (row: R, tabIndex: number) => ReactNode;
  /**
   * Part of a card on a phone: its heading, or the picture beside it. By default the column is a line with label and
   * value.
   */
  card?: 'heading' | 'picture';
  /** Returns false for rows whose details cannot be opened. By default all can, if the list has a handler for that. */
  opens?: (row: R) => boolean;
  /**
   * Field of another column, whose controls show the same value, such as a select for the role. A card shows only those
   * controls, labelled with the name of this column.
   */
  control?: string;
  /** True for short values: a card has two such columns that follow each other in one line. */
  short?: boolean;
  /**
   * True for a column that has a value in few rows. A card without a value has no line for it, and a narrow grid leaves
   * the column out if no row of the page has one, as every grid does with a column of controls. That needs a `text`: the
   * label of the button, or '' without a button.
   */
  rare?: boolean;
  /**
   * True for a column that a narrow grid leaves out until the user asks for it in the menu of columns. The row's
   * details show the same.
   */
  spare?: boolean;
  /** Action on the resource that the user must be allowed to do, or the column is hidden. */
  needs?: 'create' | 'edit' | 'delete';
};

/** Column that shows a field of the record, and sorts by it unless it is a picture. */
type FieldColumn<R> = Looks<R> & {
  field: keyof R & string;
  value?: never;
  sortBy?: never;
  stateless?: never;
  small?: never;
};

/**
 * Column of a computed value. `field` is a name that no field of the record has; `sortBy` is a field of the record that
 * has the same sort order as the computed value.
 */
type DerivedColumn<R> = Looks<R> & {
  field: string;
  value: (row: R) => string | number;
  sortBy?: keyof R & string;
  stateless?: never;
  small?: never;
};

/** Column of controls for a row, shown below the lines of a card. It is neither sorted nor exported. */
type ControlsColumn<R> = Omit<Looks<R>, 'card' | 'cell'> & {
  field: string;
  card: 'controls';
  cell: (row: R, tabIndex: number) => ReactNode;
  /** True for one small button, which a card has at the end of its last line. */
  small?: boolean;
  /** True for controls without state, which may be reused for another record when the page changes. */
  stateless?: boolean;
  value?: never;
  sortBy?: never;
};

/**
 * Column of a list, in the grid, on a card and in a CSV file. Keep the array of columns stable: a new one renders every
 * cell again.
 */
export type Column<R> = FieldColumn<R> | DerivedColumn<R> | ControlsColumn<R>;

/** Plain value of a column for a record: in a CSV file, and on screen if the column has no `text`. */
export const valueOf = <R extends object>({ field, value }: Column<R>, row: R): unknown =>
  value ? value(row) : (row as Readonly<Record<string, unknown>>)[field];

/** False for a `rare` column without a value in this row. */
export const fills = <R extends object>(column: Column<R>, row: R): boolean =>
  !column.rare || (column.text ? column.text(row) : valueOf(column, row)) !== '';

/** True for a column with a value to export; false for a column of pictures or controls. */
export const holdsValue = <R>({ card }: Column<R>): boolean => card !== 'controls' && card !== 'picture';

/** Field of the record that this column sorts by; undefined if it cannot be sorted. */
export const sortFieldOf = <R>(column: Column<R>): string | undefined => {
  if (column.value) return column.sortBy;
  return holdsValue(column) ? column.field : undefined;
};

/** True when the details of a row may be opened: no column's function `opens` returns false for it. */
export const opensRow = <R>(columns: readonly Column<R>[], row: R): boolean =>
  columns.every(({ opens }) => opens?.(row) !== false);
