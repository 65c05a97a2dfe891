import sql, { join, type Sql } from 'sql-template-tag';
import { Collision, type Tx, type Where } from '#backend/store/port.ts';
import type { Member, TableName, Tables } from '#backend/store/tables.ts';
import { besideOf, cellsOf, madeOf, makesOthers, memberColumns, tableOf, rowOf } from './columns.ts';
import { closed } from '../accounts/accountRows.ts';
import type { AccountCipher } from '../accounts/createAccountCipher.ts';
import { answersIn } from './answersIn.ts';
import { fits } from './conditions.ts';
import type { Ask } from './connection.ts';
import { createPostgresReader } from './createPostgresReader.ts';
import { noteChange } from './createReplica.ts';
import { isDouble, transfer } from './transfer.ts';

/**
 * Turns the violation of a unique key into a {@link Collision}, because another transaction has inserted the row after
 * it was looked up.
 */
const begunAgain = (error: unknown): never => {
  throw isDouble(error) ? new Collision('Somebody else was first.', { cause: error }) : error;
};

/**
 * Creates the writes of a store in SQL, within the transaction of `ask`. At READ COMMITTED, each compare-and-set is one
 * statement. `onBooked` gets the key of each new ledger row. `accounts` encrypts account numbers. With `notes`, the
 * transaction has `noteChange`, for a replica.
 */
export const createPostgresTx = (
  ask: Ask,
  onBooked: (key: string) => void,
  { accounts, notes = false }: { accounts?: AccountCipher | undefined; notes?: boolean } = {},
): Tx => {
  const lock = async <T extends TableName>(table: T, row: Sql): Promise<Tables[T] | undefined> =>
    (await ask<Tables[T]>(sql`SELECT ${rowOf(table)} FROM ${tableOf(table)} WHERE ${row} FOR NO KEY UPDATE`))[0];
  const change = async <T extends TableName>(table: T, id: string, when: Where<Tables[T]>, to: object) => {
    const row = sql`_id = ${id} AND ${fits(table, when)}`;
    const cells = cellsOf(table, to);
    if (makesOthers(table, to)) {
      const before = await lock(table, row);
      if (!before) return undefined;
      cells.push(...madeOf(table, closed(accounts, table, { ...before, ...to }).stored));
    }
    // An account number is only ever changed to '', so its encrypted form is emptied with it.
    if ('account_number' in to) cells.push(...besideOf({ account_sealed: '', account_hash: '' }));
    const set = join(cells.map(([column, value]) => sql`${column} = ${value}`));
    const changed = sql`UPDATE ${tableOf(table)} SET ${set} WHERE ${row} RETURNING ${rowOf(table)}`;
    return (await ask<Tables[T]>(changed).catch(begunAgain))[0];
  };
  const moveSlots = async (by: Sql, id: string, when: Sql): Promise<boolean> => {
    const moved = sql`"requiredWorkers" = "requiredWorkers" + ${by}`;
    return (
      (await ask(sql`UPDATE tasks SET ${moved} WHERE _id = ${id} AND NOT closed AND ${when} RETURNING _id`)).length > 0
    );
  };

  return {
    ...createPostgresReader(ask, accounts),
    ...answersIn(ask),
    // FOR UPDATE would also block inserts of rows that refer to the user.
    lockUsers: (where) => {
      const locked = sql`SELECT ${memberColumns()} FROM users WHERE ${fits('users', where)} ORDER BY _id`;
      return ask<Member>(sql`${locked} FOR NO KEY UPDATE`);
    },
    lockRow: (table, id) => lock(table, sql`_id = ${id}`),
    insert: async (table, row) => {
      const { stored, beside } = closed(accounts, table, row);
      const cells = [...cellsOf(table, stored), ...madeOf(table, stored), ...besideOf(beside)];
      const inserted = await ask(sql`INSERT INTO ${tableOf(table)} (${join(cells.map(([column]) => column))})
        VALUES (${join(cells.map(([, value]) => value))}) ON CONFLICT DO NOTHING RETURNING _id`);
      return inserted.length > 0;
    },
    change,
    remove: async (table, id) => {
      await ask(sql`DELETE FROM ${tableOf(table)} WHERE _id = ${id}`);
    },
    takeSlot: (id) => moveSlots(sql`-1`, id, sql`"requiredWorkers" > 0`),
    freeSlot: (id) => moveSlots(sql`1`, id, sql`TRUE`),
    ...(notes && { noteChange: (account) => noteChange(ask, account) }),
    transfer: async (entry) => {
      (await transfer(ask, entry)).forEach(onBooked);
    },
  };
};
