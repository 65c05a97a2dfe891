import type { PoolConfig, Pool } from 'pg';
import { createPool, limits, type Ask, type Limits } from './connection.ts';
import { runTransaction } from './runTransaction.ts';

/** Time limit in milliseconds of a statement that reads a long ledger whole; each million rows takes seconds. */
const PATIENCE = 600_000;

/** Creates a pool of one connection without the short time limits of API calls. */
export const patientPool = (options: PoolConfig): Pool =>
  createPool({ ...options, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE, max: 1 });

/**
 * Limits of a transaction that may take long: those of API calls, `own`, with more time for statements and pauses
 * between them.
 */
export const patiently = (own: Limits): Limits => ({
  ...own,
  statement_timeout: PATIENCE,
  idle_in_transaction_session_timeout: PATIENCE,
});

/**
 * Runs `work` in a transaction that may take long, in one snapshot, at the isolation level `level`. If the response to
 * COMMIT is lost, the transaction counts as committed, so the caller has to check what was written.
 */
export const runPatiently = <T>(pool: Pool, level: Level, work: (ask: Ask) => Promise<T>): Promise<T> =>
  runTransaction({ pool, level, limits: patiently(limits), prepared: false }, work, () => Promise.resolve(true));
type Level = 'REPEATABLE READ' | 'REPEATABLE READ READ ONLY';
