import Papa from 'papaparse';
import { folded } from '#domain/folded.ts';
import { formula } from './csv.ts';

/**
 * Cells of a CSV text by row, headings included. `badQuotes` is the number, from 1, of the row whose quotation marks do
 * not match.
 */
export type Sheet = { rows: readonly (readonly string[])[]; badQuotes?: number };

/**
 * Possible separators of cells: semicolons where numbers have decimal commas, tabs where cells were copied from a
 * spreadsheet.
 */
const separators = [',', ';', '\t'];

/** Line `sep=;` that spreadsheets write above the headings. */
const separatorLine = /^sep=(.)\n/i;

/**
 * Rewrites the quotation marks of tab-separated text as CSV has them. In copied cells, only quotation marks around a
 * whole cell are delimiters; all others are text, which Papa Parse expects doubled and quoted.
 */
const quoted = (text: string): string =>
  text.replace(
    /(^|[\t\n])(?:("(?:[^"]|"")*")(?=[\t\n]|$)|([^\t\n]*))/g,
    (_, before: string, whole = '', plain = '') =>
      before + (String(plain).includes('"') ? `"${String(plain).replaceAll('"', '""')}"` : String(whole || plain)),
  );

/**
 * Parses a CSV text (RFC 4180) of any system and spreadsheet. The separator is the one in a `sep=` line, or else the
 * one that finds most of the `names` (folded headings) in the first row that is not empty. Line ends become \n, also
 * within cells.
 */
export const readCsv = (text: string, names: readonly string[]): Sheet => {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [line = '', named] = separatorLine.exec(whole) ?? [];
  const plain = whole.slice(line.length);
  const read = (delimiter: string, cells = plain, preview = 0) =>
    Papa.parse<string[]>(delimiter === '\t' ? quoted(cells) : cells, { delimiter, preview, newline: '\n' });
  const fromHeadings = plain.replace(/^[\s,;]*\n/, '');
  const found = (delimiter: string) =>
    new Set(
      read(delimiter, fromHeadings, 1)
        .data[0]?.map((cell) => folded(cell))
        .filter((name) => names.includes(name)),
    ).size;
  const delimiter = named ?? separators.reduce((best, next) => (found(next) > found(best) ? next : best));
  const { data, errors } = read(delimiter);
  const rows = data.map((row) => row.map(unguarded));
  const bad = errors.find(({ type }) => type === 'Quotes');
  return bad ? { rows, badQuotes: (bad.row ?? 0) + 1 } : { rows };
};

/** Cell without the apostrophe that csvOf puts before possible formulas. */
const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
