import { join, raw, type Sql } from 'sql-template-tag';
import { emailKey, holdsAddress } from '#domain/email.ts';
import { textOf } from '#domain/matchRows.ts';
import type { AccountCells } from '../accounts/createAccountCipher.ts';
import { columnsOf, textColumns, wordColumns, type TableName } from '#backend/store/tables.ts';

/** Quoted SQL identifier, because `current_date` and `user` are keywords. */
const quoted = (name: string): Sql => raw(`"${name}"`);

export const tableOf = (table: TableName): Sql => quoted(table);

/** SQL list of a table's columns for SELECT and RETURNING, with the column of the encrypted account number. */
export const rowOf = (table: TableName): Sql =>
  listed([...Object.keys(columnsOf(table)), ...(table === 'withdrawals' ? ['account_sealed'] : [])]);

/** SQL list of a user's columns for SELECT, without the picture. */
export const memberColumns = (): Sql => listed(Object.keys(columnsOf('users')).filter((name) => name !== 'imgurl'));

const listed = (names: readonly string[]): Sql => join(names.map(quoted), ', ');

/** Type of a column. Throws for an unknown one: names in statements come from tables.ts, never from a caller. */
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

/**
 * SQL name of the column by which values of `column` are compared for equality. That is the column itself, or for an
 * e-mail address the column of its key.
 */
export const comparedColumn = (table: TableName, column: string): Sql => {
  const own = columnOf(table, column);
  return holdsAddress(column) ? quoted(keyNameOf(column)) : own;
};
const keyNameOf = (column: string): string => `${column}_key`;

export const isNumber = (table: TableName, column: string): boolean =>
  ['number', 'dollars'].includes(kindOf(table, column));

/**
 * Text columns that the search index covers. Columns with a fixed word such as a status are not in it, because each
 * approval would update the index; a search compares their possible values instead.
 */
const searchedColumns = (table: TableName): string[] => {
  const words = Object.keys(wordColumns(table));
  return textColumns(table).filter((name) => !words.includes(name));
};

/** Column that `make` computes from the columns `of`; the store's port does not know it. */
type Made = { readonly name: string; readonly of: readonly string[]; readonly make: (row: object) => string };

/**
 * Computed columns of a table. JavaScript computes them, because its lower-casing differs from PostgreSQL's lower(), as
 * for the last letter of 'ΟΔΟΣ'.
 */
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

/** True if a computed column of a table depends on one of the columns in `changed`. */
export const makesOthers = (table: TableName, changed: object): boolean =>
  madeColumns(table).some(({ of }) => of.some((name) => Object.hasOwn(changed, name)));

type Cell = readonly [column: Sql, value: unknown];

/** Pairs of column and value for INSERT and UPDATE, one for each property of `values`. */
export const cellsOf = (table: TableName, values: object): Cell[] =>
  Object.entries(values).map(([name, value]) => [columnOf(table, name), value]);

/** Pairs of column and value for the columns of encrypted account numbers, which the store's port does not know. */
export const besideOf = (values: Partial<AccountCells>): Cell[] =>
  Object.entries(values).map(([name, value]) => [quoted(name), value]);

/** Pairs of column and value for a row's computed columns ({@link madeColumns}). */
export const madeOf = (table: TableName, row: object): Cell[] =>
  madeColumns(table).map(({ name, make }) => [quoted(name), make(row)]);
