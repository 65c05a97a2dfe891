import { setTimeout } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import sql, { join, type Sql } from 'sql-template-tag';
import type { WithdrawalRow } from '#backend/store/tables.ts';
import { besideOf, cellsOf, madeOf, rowOf } from '../postgres/columns.ts';
import { createPool, limits, type Ask } from '../postgres/connection.ts';
import { runTransaction } from '../postgres/runTransaction.ts';
import { closed, opening } from './accountRows.ts';
import { underOther, type AccountCipher } from './createAccountCipher.ts';

/** Rows of a transaction: few, so that nobody waits for long, and an interrupted run keeps its progress. */
const ROWS = 200;
/** Milliseconds until rows that others had locked are tried again. */
const PAUSE = 200;

/** Account numbers that are not encrypted under the key in use. */
const others = ({ id }: AccountCipher): Sql =>
  sql`(account_number <> '' OR (account_sealed <> '' AND NOT starts_with(account_sealed, ${`${id}.`})))`;

const countOthers = async (ask: Ask, cipher: AccountCipher): Promise<number> => {
  const [row] = await ask<{ count: number }>(sql`SELECT count(*) FROM withdrawals WHERE ${others(cipher)}`);
  return row?.count ?? 0;
};

/** Runs work with transactions of one connection, which ends with it. */
export const withConnection = async <R>(
  options: PoolConfig,
  work: (run: <T>(inside: (ask: Ask) => Promise<T>) => Promise<T>) => Promise<R>,
): Promise<R> => {
  const pool = createPool({ ...options, max: 1 });
  const manner = { pool, level: 'READ COMMITTED', limits, prepared: false } as const;
  try {
    // What a lost COMMIT has not kept is counted again.
    return await work((inside) => runTransaction(manner, inside, () => Promise.resolve(true)));
  } finally {
    await pool.end();
  }
};

/**
 * Encrypts all account numbers under the key in use, while the server works, and makes the hashes of who uses which number
 * anew. Resolves to the number of requests that were changed.
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

/** Encrypts the next rows by id, without those that somebody is changing: waiting for them could deadlock. */
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

/** Fails where numbers are encrypted under a key that is not here; resolves to how many are not under the one in use. */
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
