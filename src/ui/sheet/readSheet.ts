import { folded } from '#domain/folded.ts';
import { isFilled } from '#domain/unseen.ts';
import { readCsv } from '../export/readCsv.ts';

/** Longest CSV text that is read, in UTF-16 units (`length`), so that the browser can store it as a draft. */
export const MOST_CHARACTERS = 500_000;

/**
 * Column of a CSV file. `names` are the headings that a file may use for it; the first one is shown to users. A file
 * may lack an `optional` column.
 */
export type SheetColumn<C extends string> = { key: C; names: readonly [string, ...string[]]; optional?: boolean };

/**
 * Row of a CSV file. `row` is its number in a spreadsheet, from 1; `cells` are its texts as typed, by the column's key.
 * `tooManyCells` is true if filled cells follow after the last heading.
 */
export type SheetRow<C extends string> = { row: number; cells: Readonly<Record<C, string>>; tooManyCells: boolean };

/**
 * Reason why no row of a CSV text can be read. `count` and `most` are numbers of rows; `columns` are headings as users
 * see them.
 */
export type SheetProblem =
  | { key: 'tooLong' }
  | { key: 'tooMany'; count: number; most: number }
  | { key: 'badQuotes'; row: number }
  | { key: 'missing' | 'doubled'; columns: readonly string[] };

/**
 * Result of {@link readSheet}. `unknown` are the text's headings that belong to no column; with a `problem`, there are
 * no rows.
 */
export type SheetContent<C extends string> = {
  rows: readonly SheetRow<C>[];
  unknown: readonly string[];
  problem?: SheetProblem;
};

/**
 * Reads a CSV text whose headings may be in any order and case. `most` is the highest number of rows. It does not
 * throw: see `problem` of the result.
 */
export const readSheet = <C extends string>(
  text: string,
  columns: readonly SheetColumn<C>[],
  most: number,
): SheetContent<C> => {
  if (text.trim() === '') return { rows: [], unknown: [] };
  const refused = (problem: SheetProblem): SheetContent<C> => ({ rows: [], unknown: [], problem });
  if (text.length > MOST_CHARACTERS) return refused({ key: 'tooLong' });
  const known = columns.map(({ names }) => names.map(folded));
  const sheet = readCsv(text, known.flat());
  if (sheet.badQuotes !== undefined) return refused({ key: 'badQuotes', row: sheet.badQuotes });
  const filled = sheet.rows.flatMap((cells, place) => (cells.some(isFilled) ? [{ cells, row: place + 1 }] : []));
  const [{ cells: headings } = { cells: [] }, ...below] = filled;

  const found = headings.map(folded);
  const placesOf = (names: readonly string[]) => found.flatMap((name, place) => (names.includes(name) ? [place] : []));
  const placed = columns.map((column, index) => ({ ...column, places: placesOf(known[index] ?? []) }));
  const named = (some: typeof placed) => some.map(({ names: [name] }) => name);
  const missing = placed.filter(({ places, optional }) => places.length === 0 && !optional);
  if (missing.length > 0) return refused({ key: 'missing', columns: named(missing) });
  const doubled = placed.filter(({ places }) => places.length > 1);
  if (doubled.length > 0) return refused({ key: 'doubled', columns: named(doubled) });
  if (below.length > most) return refused({ key: 'tooMany', count: below.length, most });

  const rows = below.map(({ cells, row }): SheetRow<C> => {
    const values = placed.map(({ key, places: [place = -1] }) => [key, cells[place] ?? '']);
    return {
      row,
      cells: Object.fromEntries(values) as Record<C, string>,
      tooManyCells: cells.slice(headings.length).some(isFilled),
    };
  });
  return {
    rows,
    unknown: headings.filter((heading) => isFilled(heading) && !known.flat().includes(folded(heading))),
  };
};
