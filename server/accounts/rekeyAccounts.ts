import { setTimeout } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import sql, { join, type Sql } from 'sql-template-tag';
import type { WithdrawalRow } from '#backend/store/tables.ts';
import { besideOf, cellsOf, madeOf, rowOf } from '../postgres/columns.ts';
import { createPool, limits, type Ask } from '../postgres/connection.ts';
import { runTransaction } from '../postgres/runTransaction.ts';
import { closed, opening } from './accountRows.ts';
import { underOther, type AccountCipher } from './createAccountCipher.ts';

/** Number of rows per transaction: few, so that nobody waits for long, and an interrupted run keeps its progress. */
const ROWS = 200;
/** Milliseconds until rows that others had locked are tried again. */
const PAUSE = 200;

/** Condition for withdrawals whose account number is not encrypted under the present key. */
const others = ({ id }: AccountCipher): Sql =>
  sql`(account_number <> '' OR (account_sealed <> '' AND NOT starts_with(account_sealed, ${`${id}.`})))`;

const countOthers = async (ask: Ask, cipher: AccountCipher): Promise<number> => {
  const [row] = await ask<{ count: number }>(sql`SELECT count(*) FROM withdrawals WHERE ${others(cipher)}`);
  return row?.count ?? 0;
};

/**
 * Opens a connection for `work`, which gets a function that runs a transaction on it, and closes the connection at the
 * end.
 */
export const withConnection = async <R>(
  options: PoolConfig,
  work: (run: <T>(inside: (ask: Ask) => Promise<T>) => Promise<T>) => Promise<R>,
): Promise<R> => {
  const pool = createPool({ ...options, max: 1 });
  const manner = { pool, level: 'READ COMMITTED', limits, prepared: false } as const;
  try {
    // If the response to COMMIT is lost, nothing needs a check: rows that were not changed are counted again.
    return await work((inside) => runTransaction(manner, inside, () => Promise.resolve(true)));
  } finally {
    await pool.end();
  }
};

/**
 * Encrypts all account numbers under the present key, while the server runs, and replaces the hashes in `account_uses`.
 * Resolves to the number of withdrawals that were changed.
 */
export const rekeyAccounts = (options: PoolConfig, cipher: AccountCipher): Promise<number> =>
  withConnection(options, async (run) => {
    let changed = 0;
    while ((await run((ask) => countOthers(ask, cipher))) > 0) {
      const before = changed;
      for (let last: string | undefined = ''; last !== undefined;) {
        const from: string = last;
        const rows = await run((ask) => rekeyAfter(ask, cipher, from));
        changed += rows.length;
        last = rows.at(-1)?._id;
      }
      if (changed === before) await setTimeout(PAUSE);
    }
    await run((ask) => ask(sql`DELETE FROM account_uses WHERE NOT starts_with(account, ${`${cipher.id}.`})`));
    return changed;
  });

/**
 * Encrypts under the current key the next rows after `id` that stand under another key, and resolves to them. Locked
 * rows are skipped: waiting for them could deadlock.
 */
const rekeyAfter = async (ask: Ask, cipher: AccountCipher, id: string): Promise<readonly WithdrawalRow[]> => {
  const rows = await opening(
    ask,
    cipher,
  )<WithdrawalRow>(
    sql`SELECT ${rowOf('withdrawals')} FROM withdrawals WHERE _id > ${id} AND ${others(cipher)}
        ORDER BY _id LIMIT ${ROWS} FOR NO KEY UPDATE SKIP LOCKED`,
  );
  for (const row of rows) {
    const { stored, beside } = closed(cipher, 'withdrawals', row);
    const cells = [
      ...cellsOf('withdrawals', { account_number: '' }),
      ...madeOf('withdrawals', stored),
      ...besideOf(beside),
    ];
    const set = join(cells.map(([column, value]) => sql`${column} = ${value}`));
    await ask(sql`UPDATE withdrawals SET ${set} WHERE _id = ${row._id}`);
    const account = cipher.hash(row.account_number);
    if (account !== '')
      await ask(sql`INSERT INTO account_uses (_id, account, user_id, created_at)
        VALUES (${`${account} ${row.worker_id}`}, ${account}, ${row.worker_id}, ${row.created_at})
        ON CONFLICT (_id) DO UPDATE SET created_at = least(account_uses.created_at, excluded.created_at)`);
  }
  return rows;
};

/**
 * Rejects if account numbers are encrypted under a key that `cipher` does not know. Resolves to the number of account
 * numbers that are not encrypted under its present key. Without a `cipher`, no key is known, and the number is 0.
 */
export const checkAccountKeys = (options: PoolConfig, cipher: AccountCipher | undefined): Promise<number> =>
  withConnection(options, async (run) => {
    const used = await run((ask) =>
      ask<{ key: string; count: number }>(
        sql`SELECT split_part(account_sealed, '.', 1) AS key, count(*) FROM withdrawals
            WHERE account_sealed <> '' GROUP BY key`,
      ),
    );
    for (const { key, count } of used)
      if (!cipher?.known.includes(key)) throw new Error(`${String(count)} account numbers are ${underOther(key)}.`);
    return cipher ? await run((ask) => countOthers(ask, cipher)) : 0;
  });
