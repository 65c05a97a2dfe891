import type { ClientBase } from 'pg';

/** Milliseconds that a migration waits for a lock: meanwhile, everybody who comes to the table waits behind it. */
const LOCK = 2_000;

/**
 * Runs `work` in a transaction without time limits, even if the database sets some. It rejects, without a change, if it
 * waits two seconds for a lock.
 */
export const migrationTransaction = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${String(LOCK)}; SET LOCAL statement_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = 0`);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};
