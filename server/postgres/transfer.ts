import { DatabaseError } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { checkTransfer } from '#backend/store/checkTransfer.ts';
import { Insufficient, type Account, type Transfer } from '#backend/store/port.ts';
import { settlementOf } from '#backend/store/settlementOf.ts';
import { tableOf } from './columns.ts';
import type { Ask } from './connection.ts';

/** Coins and debt of a user after a transfer; null for other accounts. */
type Purse = { coin: number | null; debt: number | null };
type Steps = Purse & { booked: boolean; payee: boolean; done: boolean };

/**
 * Transfers coins: conditional debit, credit and ledger row in one statement. Each step depends on the one before, so
 * an impossible transfer changes nothing; the ledger's primary key decides between concurrent bookings. A second
 * statement pays a debt of the payee. Resolves to the keys of the new ledger rows. Rejects with {@link Insufficient} if
 * the payer has too few coins, else with an Error: there is no such payee, or the key is booked already.
 */
export const transfer = async (ask: Ask, entry: Transfer): Promise<string[]> => {
  const { coin, debt } = await book(ask, entry);
  const settlement = settlementOf(entry, { coin: coin ?? 0, debt: debt ?? 0 });
  if (!settlement) return [entry.key];
  await book(ask, settlement);
  return [entry.key, settlement.key];
};

const book = async (ask: Ask, entry: Transfer): Promise<Purse> => {
  const { key, from, to, amount, actor, created_at } = entry;
  checkTransfer(entry);
  // PostgreSQL changes a row only once in a statement, so one UPDATE debits and credits an account that pays its own
  // debt.
  const own = ownDebt(from, to, amount);
  const [payer, payee] = own ?? [purseOf(from, amount), purseOf(to, amount)];
  const [steps] = await ask<Steps>(sql`
    WITH found AS (
      SELECT EXISTS (SELECT FROM ledger WHERE key = ${key}) AS booked, ${payee?.exists ?? sql`TRUE`} AS payee
    ), debit AS (
      ${payer?.debit(sql`(SELECT payee AND NOT booked FROM found)`) ?? sql`SELECT FROM found WHERE payee AND NOT booked`}
    ), credit AS (
      ${payee?.credit(sql`EXISTS (SELECT FROM debit)`) ?? sql`SELECT NULL::whole AS coin, NULL::whole AS debt FROM debit`}
    ), entry AS (
      INSERT INTO ledger (key, "from", "to", amount, actor, created_at)
      SELECT ${key}, ${from}, ${to}, ${amount}::bigint, ${actor}, ${created_at}::timestamptz FROM credit
      RETURNING key
    )
    SELECT booked, payee, EXISTS (SELECT FROM entry) AS done, credit.coin, credit.debt
    FROM found LEFT JOIN credit ON TRUE`).catch((error: unknown) => {
    throw isDouble(error) ? new Error(`booked already: ${key}`, { cause: error }) : error;
  });
  if (steps?.done) return steps;
  if (steps?.booked) throw new Error(`booked already: ${key}`);
  throw steps?.payee ? new Insufficient(key) : new Error(`no account ${to}`);
};

/** True for the error that a unique key is violated. */
export const isDouble = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23505';

/**
 * SQL for both sides of a transfer of `amount` coins, a positive number: `debit` takes them from the account, `credit`
 * adds them. Undefined for outside accounts (mint, card …).
 */
const purseOf = (account: Account, amount: number) => {
  const [kind, id = ''] = account.split(':');
  if (kind === 'user') return purse('users', sql`coin`, id, amount);
  if (kind === 'owed') return debtOf(id, amount);
  return kind === 'escrow' ? purse('tasks', sql`escrow`, id, amount) : undefined;
};

/**
 * SQL for one side of a transfer. `exists` tells if the account can receive the coins; `debit` and `credit` change its
 * balance if `when` holds.
 */
type Sides = { exists: Sql; debit: (when: Sql) => Sql; credit: (when: Sql) => Sql };

const purse = (table: 'users' | 'tasks', coins: Sql, id: string, amount: number): Sides => ({
  exists: sql`EXISTS (SELECT FROM ${tableOf(table)} WHERE _id = ${id})`,
  debit: (when) => sql`UPDATE ${tableOf(table)} SET ${coins} = ${coins} - ${amount}
      WHERE _id = ${id} AND ${coins} >= ${amount} AND ${when} RETURNING _id`,
  credit: (when) => sql`UPDATE ${tableOf(table)} SET ${coins} = ${coins} + ${amount}
      WHERE _id = ${id} AND ${when} RETURNING ${table === 'users' ? sql`coin, debt` : sql`NULL::whole AS coin, NULL::whole AS debt`}`,
});

/**
 * SQL that moves `amount` coins from or to the account of a user's debt. A debit makes the debt greater, without a
 * limit; a credit pays it, and may not exceed it.
 */
const debtOf = (id: string, amount: number): Sides => ({
  exists: sql`EXISTS (SELECT FROM users WHERE _id = ${id} AND debt >= ${amount})`,
  debit: (when) => sql`UPDATE users SET debt = debt + ${amount} WHERE _id = ${id} AND ${when} RETURNING _id`,
  credit: (when) => sql`UPDATE users SET debt = debt - ${amount} WHERE _id = ${id} AND ${when}
      RETURNING NULL::whole AS coin, NULL::whole AS debt`,
});

const ownDebt = (from: Account, to: Account, amount: number): [Sides, Sides] | undefined => {
  const id = /^user:(.+)$/.exec(from)?.[1];
  if (id === undefined || to !== `owed:${id}`) return undefined;
  const debit: Sides['debit'] = (when) => sql`UPDATE users SET coin = coin - ${amount}, debt = debt - ${amount}
      WHERE _id = ${id} AND coin >= ${amount} AND ${when} RETURNING _id`;
  const credit = () => sql`SELECT NULL::whole AS coin, NULL::whole AS debt FROM debit`;
  const sides = { exists: debtOf(id, amount).exists, debit, credit };
  return [sides, sides];
};
