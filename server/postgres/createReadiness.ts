import type { Pool, PoolConfig } from 'pg';
import { createPool } from './connection.ts';
import { checkSchema } from './migrate.ts';
import { checkStandby, STANDBYS } from './standby.ts';

/**
 * Readiness check: `isReady` rejects where the database does not respond, or takes no writes, as a standby does. So it
 * does where the schema is not this server's, and with `standby` where no synchronous one confirms commits. It keeps
 * a connection of its own, so that a busy pool does not count as down.
 */
export const createReadiness = ({ standby = false, ...options }: PoolConfig & { standby?: boolean }) => {
  const pool = createPool({ ...options, query_timeout: 5_000, idleTimeoutMillis: 0, max: 1 });
  let asking: Promise<void> | undefined;
  return {
    /** Check shared by concurrent callers, so that requests cannot pile up. */
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
