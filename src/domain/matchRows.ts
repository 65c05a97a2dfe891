import { comparedAs } from './email.ts';
import { folded } from './folded.ts';
import { isDay, momentOf, spanOf } from './moments.ts';

/**
 * Conditions on rows, all of which must hold. A column must equal the value, or one of an array; addresses are compared
 * by their keys. `q` must occur in some text column, folded, or be the whole id.
 * `<column>_gte` and `<column>_lte` are the inclusive ends of a range: numbers by value, text letter by letter,
 * including what begins with the upper end. An end that is a day means that day in the reader's time zone (C-25), with
 * all its moments. An end without a value is open. `<column>_not` requires that the column equals none of the values.
 */
export type Filter = Readonly<Record<string, unknown>>;

type Row = Readonly<Record<string, unknown>>;

/** Number of conditions whose matches are cached: the filters of this page and of the one before. */
const REMEMBERED = 12;

/**
 * Matcher of rows against a filter: an array with 1 at the index of each match, or undefined when all match. Arrays are
 * cached per condition, so that paging and adding a condition test no row again.
 */
export const createMatcher = (rows: readonly object[], columns: readonly string[]) => {
  const kept = new Map<string, Uint8Array>();
  const search = createSearch(rows as readonly Row[], columns);

  const matchesOf = (name: string, wanted: unknown): Uint8Array => {
    const key = JSON.stringify([name, wanted]);
    const matches =
      kept.get(key) ??
      (name === 'q' ? search(String(wanted)) : marks(rows as readonly Row[], conditionOf(name, wanted)));
    kept.delete(key);
    kept.set(key, matches);
    for (const old of kept.keys()) if (kept.size > REMEMBERED) kept.delete(old);
    return matches;
  };

  return (filter: Filter): Uint8Array | undefined =>
    Object.entries(filter)
      .filter(([name, wanted]) => !isOpen(name, wanted))
      .map(([name, wanted]) => matchesOf(name, wanted))
      .reduce<Uint8Array | undefined>((all, one) => (all ? both(all, one) : one), undefined);
};

/** Column of a condition, and which end of a range it is, if any. */
export const readCondition = (name: string): { column: string; end: 'gte' | 'lte' | undefined } => {
  const [, column = name, end] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  return { column, end: end as 'gte' | 'lte' | undefined };
};

/** True for a condition that every row passes: a search without text, a range end without a value. */
const isOpen = (name: string, wanted: unknown): boolean =>
  name === 'q'
    ? typeof wanted !== 'string' || folded(wanted) === ''
    : readCondition(name).end !== undefined && (wanted === undefined || wanted === null || wanted === '');

const conditionOf = (name: string, wanted: unknown): ((row: Row) => boolean) => {
  const [, unwanted] = /^(.+)_not$/.exec(name) ?? [];
  if (unwanted !== undefined) {
    const equals = conditionOf(unwanted, wanted);
    return (row) => !equals(row);
  }
  const { column, end } = readCondition(name);
  if (end === undefined) {
    const read = comparedAs(column);
    const values = new Set([wanted].flat().map((one) => String(read(one))));
    return (row) => values.has(String(read(row[column])));
  }
  const text = String(wanted);
  const number = Number(wanted);
  const span = isDay(text) ? spanOf(text) : undefined;
  return ({ [column]: value }) => {
    if (value === undefined || value === null) return false;
    if (typeof value === 'number') return end === 'gte' ? value >= number : value <= number;
    if (span && typeof value === 'string') {
      const moment = momentOf(value);
      return end === 'gte' ? moment >= span.from : moment < span.to;
    }
    const own = typeof value === 'string' ? value : JSON.stringify(value);
    return end === 'gte' ? own >= text : own.slice(0, text.length) <= text;
  };
};

const marks = (rows: readonly Row[], holds: (row: Row) => boolean): Uint8Array => {
  const matches = new Uint8Array(rows.length);
  rows.forEach((row, place) => {
    if (holds(row)) matches[place] = 1;
  });
  return matches;
};

const both = (some: Uint8Array, others: Uint8Array): Uint8Array => {
  const matches = some.slice();
  for (let place = 0; place < matches.length; place++) if (others[place] === 0) matches[place] = 0;
  return matches;
};

/** Separator between the texts of two rows: no folded text contains it. */
const BETWEEN = '\0';

/** Search over the texts of all rows joined into one string, by `indexOf` from match to match. */
const createSearch = (rows: readonly Row[], columns: readonly string[]) => {
  let text: string | undefined;
  const starts = new Uint32Array(rows.length + 1);
  const read = (): string => {
    let length = 0;
    const texts = rows.map((row, place) => {
      const own = textOf(row, columns) + BETWEEN;
      starts[place] = length;
      length += own.length;
      return own;
    });
    starts[rows.length] = length;
    return texts.join('');
  };
  return (wanted: string): Uint8Array => {
    const sought = folded(wanted);
    const all = (text ??= read());
    const matches = new Uint8Array(rows.length);
    let place = 0;
    for (let hit = all.indexOf(sought); hit >= 0; hit = all.indexOf(sought, starts[place])) {
      while ((starts[place + 1] ?? Infinity) <= hit) place++;
      matches[place] = 1;
      place++;
      if (place >= rows.length) break;
    }
    rows.forEach(({ _id }, at) => {
      if (_id === sought) matches[at] = 1;
    });
    return matches;
  };
};

/** Searchable text of a row: its text columns, folded, one per line. */
export const textOf = (row: Row, columns: readonly string[]): string =>
  columns
    .map((name) => row[name])
    .filter((value) => typeof value === 'string')
    .map(folded)
    .join('\n');
