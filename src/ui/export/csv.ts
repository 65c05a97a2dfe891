import Papa from 'papaparse';
import { holdsValue, valueOf, type Column } from '../grid/column.ts';

/**
 * Pattern of texts that a spreadsheet may run as a formula. They begin with = + - @ or a full-width form of these, also
 * after blanks and control characters. Phone numbers, a plus and digits, do not match.
 */
export const formula = /^[\s\0]*(?:[=\-@＝＋－＠\t\r\n\0]|\+(?!\d[\d ]*$))/;

/**
 * Writes rows of cells as CSV text (RFC 4180), with a byte order mark for Excel. Texts that could run as formulas get
 * an apostrophe in front; numbers stay numbers.
 */
export const csvOf = (rows: Rows): string => Papa.BYTE_ORDER_MARK + written(rows, ',');

/**
 * Writes records as CSV text: a row with the columns' headings, then a row of plain values ({@link valueOf}) for each
 * record. Columns of pictures and controls are left out.
 */
export const toCsv = <R extends object>(columns: readonly Column<R>[], records: readonly R[]): string =>
  csvOf([columns.filter(holdsValue).map(({ name }) => name), ...rowsOf(columns, records)]);

/**
 * Writes records as tab-separated cells to paste into a spreadsheet: the rows of {@link toCsv} without the headings.
 */
export const toCells = <R extends object>(columns: readonly Column<R>[], records: readonly R[]): string =>
  written(rowsOf(columns, records), '\t');

type Rows = readonly (readonly unknown[])[];

const rowsOf = <R extends object>(columns: readonly Column<R>[], records: readonly R[]): Rows => {
  const exported = columns.filter(holdsValue);
  return records.map((record) => exported.map((column) => valueOf(column, record)));
};

const written = (rows: Rows, delimiter: string): string =>
  Papa.unparse(
    rows.map((row) => row.map(cellOf)),
    { delimiter, newline: '\r\n', escapeFormulae: formula },
  );

const cellOf = (value: unknown): string | number | boolean => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
};
