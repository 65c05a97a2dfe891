import sql, { join, type Sql } from 'sql-template-tag';
import { emailKey } from '#domain/email.ts';
import { COUNTED } from '#domain/counted.ts';
import { isId } from '#domain/RowIndex.ts';
import { EVERYTHING, type ListQuery, type Reader, type Where } from '#backend/store/port.ts';
import type { TableName, Tables, UserRow } from '#backend/store/tables.ts';
import { columnOf, isNumber, nameOf, rowOf } from './columns.ts';
import { fits, passes } from './conditions.ts';
import type { Ask } from './connection.ts';

/** The port's questions in SQL. They fit together where `ask` stays within one REPEATABLE READ transaction. */
export const createPostgresReader = (ask: Ask): Reader => {
  const liveUser = async (key: Sql): Promise<UserRow | undefined> =>
    (await ask<UserRow>(sql`SELECT ${rowOf('users')} FROM users WHERE ${key} AND NOT deleted`))[0];
  const count = async (rows: Sql): Promise<number> =>
    (await ask<{ total: number }>(sql`SELECT count(*) AS total FROM (SELECT ${rows}) AS counted`))[0]?.total ?? 0;

  /** Pages that are not full say themselves where the list ends. */
  const totalOf = async (found: Sql, [first, last]: readonly [number, number], length: number): Promise<number> => {
    if (length > 0 && length <= last - first) return first + length;
    const total = await count(sql`${found} LIMIT ${length > 0 ? COUNTED + 1 : null}`);
    return length > 0 && total > COUNTED ? Infinity : total;
  };

  return {
    get: async <T extends TableName>(table: T, id: string) =>
      (await ask<Tables[T]>(sql`SELECT ${rowOf(table)} FROM ${nameOf(table)} WHERE _id = ${id}`))[0],
    userByUid: (uid) => liveUser(sql`uid = ${uid}`),
    userByEmail: (email) => liveUser(sql`email_key = ${emailKey(email)}`),
    list: async <T extends TableName>(table: T, where: Where<Tables[T]>, query: ListQuery = EVERYTHING) => {
      const found = sql`FROM ${nameOf(table)} WHERE ${fits(table, where)} AND ${passes(table, query)}`;
      const { range, order, counted = true } = query;
      const page = range ? sql`LIMIT ${range[1] - range[0] + 1} OFFSET ${range[0]}` : sql``;
      const rows = await ask<Tables[T]>(sql`SELECT ${rowOf(table)} ${found} ORDER BY ${orderOf(table, order)} ${page}`);
      if (!range) return { rows, total: rows.length };
      return { rows, total: counted ? await totalOf(found, range, rows.length) : Infinity };
    },
    count: (table, where) => count(sql`FROM ${nameOf(table)} WHERE ${fits(table, where)}`),
    sum: async (table, where, column) => {
      const added = sql`coalesce(sum(${columnOf(table, String(column))}), 0)`;
      const rows = await ask<{ total: number }>(
        sql`SELECT ${added} AS total FROM ${nameOf(table)} WHERE ${fits(table, where)}`,
      );
      return rows[0]?.total ?? 0;
    },
  };
};

/** Numbers, and ids, whose digits are none. */
const isPlain = (table: TableName, column: string): boolean => isNumber(table, column) || isId(column);

/** Equal values by when their rows were written, then by id; all of it the other way round where descending. */
const orderOf = (table: TableName, { column, descending }: ListQuery['order']): Sql => {
  const wanted = column === null ? [] : [columnOf(table, column)];
  const keys = [
    ...wanted.map((name) => (isPlain(table, column ?? '') ? name : sql`${name} COLLATE people`)),
    sql`created_at`,
    sql`_id`,
  ];
  return join(descending ? keys.map((key) => sql`${key} DESC`) : keys, ', ');
};
