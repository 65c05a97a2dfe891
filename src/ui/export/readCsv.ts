import Papa from 'papaparse';
import { folded } from '#domain/folded.ts';
import { formula } from './csv.ts';

/** What a file's text holds: cells by row, the first row included; or the row whose quotation marks do not match. */
export type Sheet = { rows: readonly (readonly string[])[]; badQuotes?: number };

/** What cells are separated by: commas, semicolons where a comma is in numbers, tabs where cells were copied. */
const separators = [',', ';', '\t'];

/** The line `sep=;` that spreadsheets write above the headings, and do not show. */
const separatorLine = /^sep=(.)\n/i;

/**
 * Cells as they are copied from a spreadsheet: quotation marks around a whole cell hold its tabs and ends of lines together, all
 * others are text, which Papa Parse knows as marks around them that are doubled.
 */
const quoted = (text: string): string =>
  text.replace(
    /(^|[\t\n])(?:("(?:[^"]|"")*")(?=[\t\n]|$)|([^\t\n]*))/g,
    (_, before: string, whole = '', plain = '') =>
      before + (String(plain).includes('"') ? `"${String(plain).replaceAll('"', '""')}"` : String(whole || plain)),
  );

/**
 * A CSV text as RFC 4180 has it, from any system and spreadsheet. Of the separators that one counts which its first line names, or
 * else which gives most of the `names` in the first row. Ends of lines are read as \n, also within cells.
 */
export const readCsv = (text: string, names: readonly string[]): Sheet => {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [line = '', named] = separatorLine.exec(whole) ?? [];
  const plain = whole.slice(line.length);
  const read = (delimiter: string, preview = 0) =>
    Papa.parse<string[]>(delimiter === '\t' ? quoted(plain) : plain, { delimiter, preview, newline: '\n' });
  const found = (delimiter: string) =>
    new Set(
      read(delimiter, 1)
        .data[0]?.map(headingOf)
        .filter((name) => names.includes(name)),
    ).size;
  const delimiter = named ?? separators.reduce((best, next) => (found(next) > found(best) ? next : best));
  const { data, errors } = read(delimiter);
  const rows = data.map((row) => row.map(unguarded));
  const bad = errors.find(({ type }) => type === 'Quotes');
  return bad ? { rows, badQuotes: (bad.row ?? 0) + 1 } : { rows };
};

/** A heading as names are compared. */
export const headingOf = (cell: string): string => folded(cell);

/** The apostrophe that csvOf puts before what could run as a formula is none of the text. */
const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
