import { createPool } from './postgres/connection.ts';
import type { Env } from './runCommand.ts';
import { isSimulated } from './simulatedMark.ts';

/** The database of the real world that the environment names; one that is marked as simulated is refused. */
export const realDatabase = async (env: Env): Promise<{ connectionString: string }> => {
  const connectionString = env.DATABASE_URL?.trim() ?? '';
  if (connectionString === '') throw new Error('DATABASE_URL is missing: postgres://user:password@host:5432/name.');
  const pool = createPool({ connectionString, max: 1 });
  try {
    if (await isSimulated(pool))
      throw new Error('The people and cards in this database are simulated: only `npm run start:full` may use it.');
  } finally {
    await pool.end();
  }
  return { connectionString };
};
