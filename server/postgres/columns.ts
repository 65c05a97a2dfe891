import { join, raw, type Sql } from 'sql-template-tag';
import { emailKey, holdsAddress } from '#domain/email.ts';
import { textOf } from '#domain/matchRows.ts';
import type { AccountCells } from '../accounts/createAccountCipher.ts';
import { columnsOf, textColumns, wordColumns, type TableName } from '#backend/store/tables.ts';

/** Quoted identifier: `current_date` and `user` are keywords otherwise. */
const quoted = (name: string): Sql => raw(`"${name}"`);

export const tableOf = (table: TableName): Sql => quoted(table);

/** Columns of a row, for SELECT and RETURNING, with the encrypted ones beside them. */
export const rowOf = (table: TableName): Sql =>
  listed([...Object.keys(columnsOf(table)), ...(table === 'withdrawals' ? ['account_sealed'] : [])]);

/** Columns of a user without the picture. */
export const memberColumns = (): Sql => listed(Object.keys(columnsOf('users')).filter((name) => name !== 'imgurl'));

const listed = (names: readonly string[]): Sql => join(names.map(quoted), ', ');

/** Type of a column. Throws for unknown ones: names in statements come from tables.ts, never from a caller. */
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
 * Text columns in the search index, without words that change with the state, as each approval would update the index.
 * Those are compared by name.
 */
const searchedColumns = (table: TableName): string[] => {
  const words = Object.keys(wordColumns(table));
  return textColumns(table).filter((name) => !words.includes(name));
};

/** Column computed from others, unknown to the port. */
type Made = { readonly name: string; readonly of: readonly string[]; readonly make: (row: object) => string };

/** Computed columns, made in JavaScript, whose lower-casing differs from PostgreSQL's lower(), as in 'ΟΔΟΣ'. */
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

/** True when computed columns depend on a changed one. */
export const makesOthers = (table: TableName, changed: object): boolean =>
  madeColumns(table).some(({ of }) => of.some((name) => Object.hasOwn(changed, name)));

type Cell = readonly [column: Sql, value: unknown];

/** Columns of `values`, each with its value. */
export const cellsOf = (table: TableName, values: object): Cell[] =>
  Object.entries(values).map(([name, value]) => [columnOf(table, name), value]);

/** Columns that the port does not know, with their values. */
export const besideOf = (values: Partial<AccountCells>): Cell[] =>
  Object.entries(values).map(([name, value]) => [quoted(name), value]);

/** Computed columns of a row, with their values. */
export const madeOf = (table: TableName, row: object): Cell[] =>
  madeColumns(table).map(({ name, make }) => [quoted(name), make(row)]);
