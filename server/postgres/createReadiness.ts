import type { PoolConfig } from 'pg';
import { createPool } from './connection.ts';
import { checkSchema } from './migrate.ts';

/**
 * Whether calls can be answered now: `isReady` rejects where the database cannot be asked, and where its tables are not those of
 * this server. It has a connection of its own, which it keeps: calls that take all others are no reason to be taken for dead.
 */
export const createReadiness = (options: PoolConfig) => {
  const pool = createPool({ ...options, query_timeout: 5_000, idleTimeoutMillis: 0, max: 1 });
  let asking: Promise<void> | undefined;
  return {
    /** Whoever asks meanwhile is told the same, so that nobody can make others wait. */
    isReady: (): Promise<void> =>
      (asking ??= checkSchema(pool).finally(() => {
        asking = undefined;
      })),
    close: () => pool.end(),
  };
};
