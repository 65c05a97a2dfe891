import { checkPrepared } from './postgres/checkPrepared.ts';
import type { Env } from './runCommand.ts';

type Reached = {
  connectionString: string;
  prepared: boolean;
  standby: boolean;
  replica: { connectionString: string; lag: number } | undefined;
};

/** Default number of seconds that a replica may be behind. */
export const USUAL_LAG = 5;

/**
 * Reads the connection settings of database and replica from environment variables. Rejects with a sentence on what to
 * set if DATABASE_URL is missing or prepared statements do not work.
 */
export const reachDatabase = async (env: Env): Promise<Reached> => {
  const connectionString = env.DATABASE_URL?.trim() ?? '';
  if (connectionString === '') throw new Error('DATABASE_URL is missing: postgres://user:password@host:5432/name.');
  const prepared = env.DATABASE_PREPARED?.trim() !== 'false';
  if (prepared) await checkPrepared({ connectionString });
  const replica = env.DATABASE_REPLICA_URL?.trim() ?? '';
  return {
    connectionString,
    prepared,
    standby: env.DATABASE_STANDBY?.trim() === 'true',
    replica:
      replica === ''
        ? undefined
        : { connectionString: replica, lag: Number(env.DATABASE_REPLICA_LAG?.trim() || USUAL_LAG) },
  };
};
