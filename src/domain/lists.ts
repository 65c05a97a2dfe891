import type { Fields } from './entities.ts';

type Scalar = string | number | boolean;

/** What a list is asked for, in the terms of react-admin's simple REST dialect. */
export type ListQuery = {
  readonly sort?: readonly [column: string, order: 'ASC' | 'DESC'] | undefined;
  /** First and last row wanted, both counted from 0 and both included. */
  readonly range?: readonly [first: number, last: number] | undefined;
  /** A column must equal the value, or one of the values; `q` must occur in some text column, in any case of letters. */
  readonly filter?: Readonly<Record<string, Scalar | readonly Scalar[]>> | undefined;
};

/** `total` counts the rows that pass the filter, on all pages. */
export type Page<T> = { readonly rows: readonly T[]; readonly total: number };

/** Filters, sorts and cuts a whole list. Every server that pages must answer what this answers. */
export const applyList = <R extends object>(
  fields: Fields,
  all: readonly R[],
  { filter, sort, range }: ListQuery,
): Page<R> => {
  const tests = Object.entries(filter ?? {}).map(([name, wanted]) => testOf(fields, name, wanted));
  const found = tests.length > 0 ? all.filter((row) => tests.every((passes) => passes(row))) : all;
  const rows = sort ? found.toSorted(by(...sort)) : found;
  return { total: rows.length, rows: range ? rows.slice(range[0], range[1] + 1) : rows };
};

/** The value of a column that was named at run time. */
const cell = (row: object, column: string): unknown => (row as Readonly<Record<string, unknown>>)[column];

const testOf = (fields: Fields, name: string, wanted: Scalar | readonly Scalar[]): ((row: object) => boolean) => {
  if (name === 'q') return containing(fields, String(wanted).toLowerCase());
  const values = new Set([wanted].flat().map(String));
  return (row) => values.has(String(cell(row, name)));
};

const containing = (fields: Fields, part: string): ((row: object) => boolean) => {
  const columns = Object.keys(fields).filter((name) => fields[name] !== 'number');
  return (row) => columns.some((name) => String(cell(row, name)).toLowerCase().includes(part));
};

/** One fixed collation, so that a page is the same on every machine. */
const { compare } = new Intl.Collator('en');

const by = (column: string, order: 'ASC' | 'DESC') => {
  const sign = order === 'ASC' ? 1 : -1;
  return (a: object, b: object): number => {
    const [left, right] = [cell(a, column), cell(b, column)];
    const difference =
      typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right));
    return sign * difference;
  };
};
