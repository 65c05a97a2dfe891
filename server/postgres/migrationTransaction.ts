import type { ClientBase } from 'pg';

/** Milliseconds. While a migration waits for a table, all who come to it wait behind. */
const LOCK = 2_000;

/** A transaction that takes as long as it takes, whatever limits the database has for others, but gives up soon where it gets no lock. */
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
