import { join, raw, type Sql } from 'sql-template-tag';
import { emailKey, holdsAddress } from '#domain/email.ts';
import { textOf } from '#domain/matchRows.ts';
import { columnsOf, textColumns, wordColumns, type TableName } from '#backend/store/tables.ts';

/** An identifier of our own, in quotes: `"current_date"` and `"user"` mean something else without. */
const quoted = (name: string): Sql => raw(`"${name}"`);

export const nameOf = (table: TableName): Sql => quoted(table);

/** The columns of a row, as a SELECT or a RETURNING lists them. */
export const rowOf = (table: TableName): Sql => listed(Object.keys(columnsOf(table)));

/** The columns of a user without the picture. */
export const memberColumns = (): Sql => listed(Object.keys(columnsOf('users')).filter((name) => name !== 'imgurl'));

const listed = (names: readonly string[]): Sql => join(names.map(quoted), ', ');

/** Names reach a statement from the tables alone, never from a caller. */
const kindOf = (table: TableName, column: string) => {
  const kinds = columnsOf(table);
  const kind = Object.hasOwn(kinds, column) ? kinds[column] : undefined;
  if (!kind) throw new Error(`${table} has no column ${column}`);
  return kind;
};

export const columnOf = (table: TableName, column: string): Sql => {
  kindOf(table, column);
  return quoted(column);
};

/** The column by which values of another one are equal or not: an address has its key beside it. */
export const comparedColumn = (table: TableName, column: string): Sql => {
  const own = columnOf(table, column);
  return holdsAddress(column) ? quoted(keyNameOf(column)) : own;
};
const keyNameOf = (column: string): string => `${column}_key`;

export const isNumber = (table: TableName, column: string): boolean =>
  ['number', 'dollars'].includes(kindOf(table, column));

/**
 * What a search looks into by index: a table's texts without the words that change with a row's state, or each approval would
 * write the index anew. These words are looked up by name.
 */
const searchedColumns = (table: TableName): string[] => {
  const words = Object.keys(wordColumns(table));
  return textColumns(table).filter((name) => !words.includes(name));
};

/** A column that the port does not know, made of some that it does. */
type Made = { readonly name: string; readonly of: readonly string[]; readonly make: (row: object) => string };

/** Made in JavaScript, as PostgreSQL's lower() differs from it, in 'ΟΔΟΣ' for one. */
export const madeColumns = (table: TableName): Made[] => {
  const of = searchedColumns(table);
  const search: Made[] = of.length > 0 ? [{ name: 'search', of, make: (row) => textOf({ ...row }, of) }] : [];
  const keys = Object.keys(columnsOf(table))
    .filter(holdsAddress)
    .map((column): Made => ({
      name: keyNameOf(column),
      of: [column],
      make: (row) => emailKey(String({ ...row }[column])),
    }));
  return [...search, ...keys];
};

/** Whether columns are made of one of these. */
export const makesOthers = (table: TableName, changed: object): boolean =>
  madeColumns(table).some(({ of }) => of.some((name) => Object.hasOwn(changed, name)));

type Cell = readonly [column: Sql, value: unknown];

/** The columns named in `values`, each with its value. */
export const cellsOf = (table: TableName, values: object): Cell[] =>
  Object.entries(values).map(([name, value]) => [columnOf(table, name), value]);

/** The columns that are made of a whole row. */
export const madeOf = (table: TableName, row: object): Cell[] =>
  madeColumns(table).map(({ name, make }) => [quoted(name), make(row)]);
