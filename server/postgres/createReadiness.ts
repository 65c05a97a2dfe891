import type { Pool, PoolConfig } from 'pg';
import { createPool } from './connection.ts';
import { checkSchema } from './migrate.ts';
import { checkStandby, STANDBYS } from './standby.ts';

/**
 * Creates the readiness check. `isReady` rejects if the database does not respond, takes no writes (like a standby),
 * has another schema than this server's, or with `standby` if no synchronous standby confirms its commits. It has its
 * own connection, so that a busy pool does not count as down.
 */
export const createReadiness = ({ standby = false, ...options }: PoolConfig & { standby?: boolean }) => {
  const pool = createPool({ ...options, query_timeout: 5_000, idleTimeoutMillis: 0, max: 1 });
  let asking: Promise<void> | undefined;
  return {
    /** Runs the check; concurrent callers share one run, so that requests cannot pile up. */
    isReady: (): Promise<void> =>
      (asking ??= check(pool, standby).finally(() => {
        asking = undefined;
      })),
    close: () => pool.end(),
  };
};

const check = async (pool: Pool, standby: boolean): Promise<void> => {
  await checkSchema(pool);
  const { rows } = await pool.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new Error('The database takes no writes.');
  if (standby) checkStandby(await pool.query(STANDBYS));
};
