import Papa from 'papaparse';
import type { Column } from '../grid/column.ts';

/**
 * What a spreadsheet may take for a formula, also after blanks: = + - @, their full-width forms, and the control characters
 * that some programs skip before they look.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n\0]/;

/**
 * The rows as RFC 4180 has them, with a mark that tells Excel of UTF-8, headings as on screen, values as the records hold
 * them. A text that could run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export const toCsv = <R extends object>(columns: readonly Column<R>[], rows: readonly R[]): string => {
  const exported = columns.filter((column) => column.exported !== false);
  const table = {
    fields: exported.map(({ name }) => name),
    data: rows.map((row) => exported.map(({ field }) => cellOf((row as Readonly<Record<string, unknown>>)[field]))),
  };
  return Papa.BYTE_ORDER_MARK + Papa.unparse(table, { newline: '\r\n', escapeFormulae: formula });
};

const cellOf = (value: unknown): string | number | boolean => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
};
