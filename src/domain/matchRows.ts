import { comparedAs } from './email.ts';
import { folded } from './folded.ts';
import { isDay, momentOf, spanOf } from './moments.ts';

/**
 * Filter of a list: conditions by name, all of which a row must meet. A condition with a column's name: the row's value
 * must equal the given value, or one in the given array; e-mail addresses are compared in any spelling. `q`: a text
 * column must contain the given text, both folded, or the text is the row's whole id.
 * `<column>_gte` and `<column>_lte` are the inclusive ends of a range: numbers by value, text letter by letter,
 * including texts that begin with the upper end. An end that is a day means that day in the reader's time zone (C-25),
 * from its first moment to its last. An end without a value is open. `<column>_not` requires that the column equals
 * none of the values.
 */
export type ListFilter = Readonly<Record<string, unknown>>;

type Row = Readonly<Record<string, unknown>>;

/** Test of a row by its position in the array. */
type Test = (place: number) => boolean;

/**
 * Creates a function that turns a filter into a test of these rows; it returns undefined when all rows pass. The search
 * `q` looks into `columns`.
 */
export const createMatcher = (rows: readonly Row[], columns: readonly string[]) => {
  let texts: readonly string[] | undefined;
  const searchFor = (wanted: string): Test => {
    const [sought, id] = [folded(wanted), wanted.trim()];
    const all = (texts ??= rows.map((row) => textOf(row, columns)));
    return (place) => all[place]?.includes(sought) === true || rows[place]?._id === id;
  };
  const testOf = (name: string, wanted: unknown): Test => {
    if (name === 'q') return searchFor(String(wanted));
    const holds = conditionOf(name, wanted);
    return (place) => holds(rows[place] ?? NONE);
  };
  return (filter: ListFilter): Test | undefined => {
    const tests = Object.entries(filter).flatMap(([name, wanted]) =>
      isOpen(name, wanted) ? [] : [testOf(name, wanted)],
    );
    return tests.length > 0 ? (place) => tests.every((passes) => passes(place)) : undefined;
  };
};

const NONE: Row = {};

/**
 * Column that a condition's name is about, and the end of a range that it sets, if any: 'coin_gte' → column 'coin', end
 * 'gte'.
 */
export const readCondition = (name: string): { column: string; end: 'gte' | 'lte' | undefined } => {
  const [, column = name, end] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  return { column, end: end as 'gte' | 'lte' | undefined };
};

/** True for a condition that every row passes: a search without text, or an end of a range without a value. */
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

/** Searchable text of a row: its text columns, each folded, joined by line breaks. */
export const textOf = (row: Row, columns: readonly string[]): string =>
  columns
    .map((name) => row[name])
    .filter((value) => typeof value === 'string')
    .map(folded)
    .join('\n');
