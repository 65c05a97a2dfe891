import { DatabaseError, type PoolConfig } from 'pg';
import { createPool, nameOf } from './connection.ts';

/** One that PostgreSQL answers and no transaction asks. */
const PROBE = 'SELECT 1 AS probe';

/** Taken by turns: even a pooler that is busy gives both connections the same of its own, or one of them another, before long. */
const TURNS = 5;

/**
 * Rejects where two connections that prepare the same statement get in each other's way: behind a pooler that lends its own for a
 * transaction at a time, and does not know what was prepared on them.
 */
export const checkPrepared = async (options: PoolConfig): Promise<void> => {
  const both = [createPool({ ...options, max: 1 }), createPool({ ...options, max: 1 })];
  try {
    for (let turn = 0; turn < TURNS; turn++)
      for (const pool of both) await pool.query({ name: nameOf(PROBE), text: PROBE });
  } catch (error) {
    if (!isMixedUp(error)) throw error;
    throw new Error('The pooler in front of PostgreSQL mixes up prepared statements: set DATABASE_PREPARED=false.', {
      cause: error,
    });
  } finally {
    await Promise.all(both.map((pool) => pool.end()));
  }
};

/** A prepared statement that is not there, or is there already. */
const isMixedUp = (error: unknown): boolean =>
  error instanceof DatabaseError && ['26000', '42P05'].includes(error.code ?? '');
