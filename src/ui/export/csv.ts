import Papa from 'papaparse';
import { holdsValue, valueOf, type Column } from '../grid/column.ts';

/**
 * What a spreadsheet may take for a formula, also after blanks: = + - @, their full-width forms, and the control characters
 * that some programs skip before they look. A telephone number is none: a plus, and digits to the end.
 */
export const formula = /^[\s\0]*(?:[=\-@＝＋－＠\t\r\n\0]|\+(?!\d[\d ]*$))/;

/**
 * A CSV file's text as RFC 4180 has it, with a mark that tells Excel of UTF-8. A text that could run as a formula gets an
 * apostrophe before it; numbers stay numbers.
 */
export const csvOf = (rows: Rows): string => Papa.BYTE_ORDER_MARK + written(rows, ',');

/** Records under the headings of their columns, values as the columns hold them. */
export const toCsv = <R extends object>(columns: readonly Column<R>[], records: readonly R[]): string =>
  csvOf([columns.filter(holdsValue).map(({ name }) => name), ...rowsOf(columns, records)]);

/** The rows of {@link toCsv} as cells that can be pasted into a spreadsheet, without their headings. */
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
