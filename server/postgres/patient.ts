import type { PoolConfig, Pool } from 'pg';
import { createPool, limits, type Ask } from './connection.ts';
import { runTransaction } from './runTransaction.ts';

/** Time limit in milliseconds of a statement that reads a long ledger whole: seconds for each million rows. */
const PATIENCE = 600_000;

/** Connection for what takes longer than calls may. */
export const patientPool = (options: PoolConfig): Pool => createPool({ ...options, query_timeout: PATIENCE, max: 1 });

/** Runs a transaction that may take long, in one snapshot. Whether its COMMIT was kept is the caller's to look up. */
export const runPatiently = <T>(pool: Pool, level: Level, work: (ask: Ask) => Promise<T>): Promise<T> =>
  runTransaction({ pool, level, limits: { ...limits, statement_timeout: PATIENCE }, prepared: false }, work, () =>
    Promise.resolve(true),
  );
type Level = 'REPEATABLE READ' | 'REPEATABLE READ READ ONLY';
