import { DatabaseError, type PoolConfig } from 'pg';
import { createPool, statementName } from './connection.ts';

/** Statement that no transaction uses. */
const PROBE = 'SELECT 1 AS probe';

/** Number of alternating attempts: even a busy pooler mixes up the connections by then. */
const TURNS = 5;

/**
 * Rejects where prepared statements do not work: behind a pooler that assigns connections per transaction and does not
 * track them.
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

/** True for a prepared statement that is missing, or exists already. */
const isMixedUp = (error: unknown): boolean =>
  error instanceof DatabaseError && ['26000', '42P05'].includes(error.code ?? '');
