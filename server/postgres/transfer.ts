import { DatabaseError } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { checkTransfer } from '#backend/store/checkTransfer.ts';
import { Insufficient, type Account, type Transfer } from '#backend/store/port.ts';
import { tableOf } from './columns.ts';
import type { Ask } from './connection.ts';

type Steps = { booked: boolean; payee: boolean; done: boolean };

/**
 * Conditional debit, credit and ledger row in one statement. Each step depends on the one before, so an impossible
 * transfer changes nothing; the ledger's primary key decides between concurrent bookings.
 */
export const transfer = async (ask: Ask, entry: Transfer): Promise<void> => {
  const { key, from, to, amount, actor, created_at } = entry;
  checkTransfer(entry);
  const payee = purseOf(to);
  const [steps] = await ask<Steps>(sql`
    WITH found AS (
      SELECT EXISTS (SELECT FROM ledger WHERE key = ${key}) AS booked, ${payee?.exists ?? sql`TRUE`} AS payee
    ), debit AS (
      ${purseOf(from)?.debit(amount, sql`(SELECT payee AND NOT booked FROM found)`) ?? sql`SELECT FROM found WHERE payee AND NOT booked`}
    ), credit AS (
      ${payee?.credit(amount, sql`EXISTS (SELECT FROM debit)`) ?? sql`SELECT FROM debit`}
    ), entry AS (
      INSERT INTO ledger (key, "from", "to", amount, actor, created_at)
      SELECT ${key}, ${from}, ${to}, ${amount}::bigint, ${actor}, ${created_at}::timestamptz FROM credit
      RETURNING key
    )
    SELECT booked, payee, EXISTS (SELECT FROM entry) AS done FROM found`).catch((error: unknown) => {
    throw isDouble(error) ? new Error(`booked already: ${key}`, { cause: error }) : error;
  });
  if (steps?.done) return;
  if (steps?.booked) throw new Error(`booked already: ${key}`);
  throw steps?.payee ? new Insufficient(key) : new Error(`no account ${to}`);
};

/** True for a violation of a unique key. */
export const isDouble = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23505';

/** SQL for the balance of an account; undefined for outside accounts. */
const purseOf = (account: Account) => {
  const [kind, id] = account.split(':');
  if (kind === 'user') return purse('users', sql`coin`, id);
  return kind === 'escrow' ? purse('tasks', sql`escrow`, id) : undefined;
};

const purse = (table: 'users' | 'tasks', coins: Sql, id = '') => ({
  exists: sql`EXISTS (SELECT FROM ${tableOf(table)} WHERE _id = ${id})`,
  debit: (amount: number, when: Sql) => sql`UPDATE ${tableOf(table)} SET ${coins} = ${coins} - ${amount}
      WHERE _id = ${id} AND ${coins} >= ${amount} AND ${when} RETURNING _id`,
  credit: (amount: number, when: Sql) => sql`UPDATE ${tableOf(table)} SET ${coins} = ${coins} + ${amount}
      WHERE _id = ${id} AND ${when} RETURNING _id`,
});
