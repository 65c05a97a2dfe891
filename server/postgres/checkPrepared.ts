import { DatabaseError, type PoolConfig } from 'pg';
import { createPool, statementName } from './connection.ts';

/** Statement for this check, which no transaction uses. */
const PROBE = 'SELECT 1 AS probe';

/** Number of rounds in which both connections run the statement: enough for even a busy pooler to mix them up. */
const TURNS = 5;

/**
 * Rejects if prepared statements do not work, as happens behind a connection pooler that assigns connections per
 * transaction without tracking statements.
 */
export const checkPrepared = async (options: PoolConfig): Promise<void> => {
  const both = [createPool({ ...options, max: 1 }), createPool({ ...options, max: 1 })];
  try {
    for (let turn = 0; turn < TURNS; turn++)
      for (const pool of both) await pool.query({ name: statementName(PROBE), text: PROBE });
  } catch (error) {
    if (!isMixedUp(error)) throw error;
    throw new Error('The pooler in front of PostgreSQL mixes up prepared statements: set DATABASE_PREPARED=false.', {
      cause: error,
    });
  } finally {
    await Promise.all(both.map((pool) => pool.end()));
  }
};

/** True for the error that a prepared statement is missing, or exists already. */
const isMixedUp = (error: unknown): boolean =>
  error instanceof DatabaseError && ['26000', '42P05'].includes(error.code ?? '');
