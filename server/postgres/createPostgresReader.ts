import sql, { raw, type Sql } from 'sql-template-tag';
import { emailKey } from '#domain/email.ts';
import { COUNTED } from '#domain/counted.ts';
import { EVERYTHING, type ListQuery, type Reader, type Where } from '#backend/store/port.ts';
import type { Member, TableName, Tables, UserRow } from '#backend/store/tables.ts';
import type { AccountCipher } from '../accounts/createAccountCipher.ts';
import { columnOf, memberColumns, tableOf, rowOf } from './columns.ts';
import type { Ask } from './connection.ts';
import { flowsIn } from './flowsIn.ts';
import { rowsFor } from './rowsFor.ts';

/**
 * Creates the reads of a store in SQL. They are consistent if `ask` stays within one REPEATABLE READ transaction.
 * `accounts` decrypts account numbers, if they are encrypted.
 */
export const createPostgresReader = (ask: Ask, accounts?: AccountCipher): Reader => {
  const liveUser = async <R>(columns: Sql, key: Sql): Promise<R | undefined> =>
    (await ask<R>(sql`SELECT ${columns} FROM users WHERE ${key} AND NOT deleted`))[0];
  const count = async ({ found }: { found: Sql }, most: number | null = null): Promise<number> =>
    (await ask<{ total: number }>(sql`SELECT count(*) AS total FROM (SELECT ${found} LIMIT ${most}) AS counted`))[0]
      ?.total ?? 0;

  /** Total of a list. A page that is not full shows where the list ends, so that nothing has to be counted. */
  const totalOf = async (rows: { found: Sql }, [first, last]: readonly [number, number], length: number) => {
    if (length > 0 && length <= last - first) return first + length;
    const total = await count(rows, length > 0 ? COUNTED + 1 : null);
    return length > 0 && total > COUNTED ? Infinity : total;
  };

  return {
    ...flowsIn(ask),
    get: async <T extends TableName>(table: T, id: string) =>
      (await ask<Tables[T]>(sql`SELECT ${rowOf(table)} FROM ${tableOf(table)} WHERE _id = ${id}`))[0],
    userByUid: (uid) => liveUser<Member>(memberColumns(), sql`uid = ${uid}`),
    userByEmail: (email) => liveUser<UserRow>(rowOf('users'), sql`email_key = ${emailKey(email)}`),
    list: async <T extends TableName>(table: T, where: Where<Tables[T]>, asked: ListQuery = EVERYTHING) => {
      const query = { ...asked, ...(accounts && { hashesOf: accounts.hashes }) };
      const { range, counted = true, inParts } = query;
      const { found, tail } = rowsFor(table, where, query);
      const statement = sql`SELECT ${rowOf(table)} ${found} ${tail}`;
      const isLong = !range || range[1] - range[0] >= AT_ONCE;
      const rows = isLong && inParts ? [] : await ask<Tables[T]>(statement);
      const length = isLong && inParts ? await readInParts(ask, statement, inParts) : rows.length;
      if (!range) return { rows, total: length };
      const unordered = { ...query, order: EVERYTHING.order };
      return { rows, total: counted ? await totalOf(rowsFor(table, where, unordered, []), range, length) : Infinity };
    },
    count: (table, where) => count(rowsFor(table, where, EVERYTHING, [])),
    sum: async (table, where, column) => {
      const { found } = rowsFor(table, where, EVERYTHING, [String(column)]);
      const added = sql`coalesce(sum(${columnOf(table, String(column))}), 0)`;
      return (await ask<{ total: number }>(sql`SELECT ${added} AS total ${found}`))[0]?.total ?? 0;
    },
  };
};

/**
 * Largest page that is read by one statement, because reading it in parts by a cursor would take three statements more.
 */
const AT_ONCE = 100;
/** Size of each part in which a long list is read, in UTF-16 code units; the longest row has 50,000. */
const PART = 250_000;
/** Number of rows in the first part of a long list, when the length of its rows is not known yet. */
const FIRST_ROWS = 20;
const MOST_ROWS = 2_000;

/** Reads rows by a cursor and passes them to `take` in parts; resolves to their number. */
const readInParts = async (ask: Ask, statement: Sql, take: NonNullable<ListQuery['inParts']>): Promise<number> => {
  await ask(sql`DECLARE listed NO SCROLL CURSOR FOR ${statement}`);
  let total = 0;
  for (let wanted = FIRST_ROWS, last = false; !last;) {
    const rows = await ask<object>(sql`FETCH ${raw(String(wanted))} FROM listed`);
    last = rows.length < wanted;
    total += rows.length;
    await take(rows);
    const lengths = rows.map((row) => Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 1));
    const each = Math.max(...lengths.slice(-FIRST_ROWS), 1);
    wanted = Math.min(Math.max(Math.round(PART / each), 1), MOST_ROWS);
  }
  await ask(sql`CLOSE listed`);
  return total;
};
