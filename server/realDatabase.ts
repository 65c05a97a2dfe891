import { createPool } from './postgres/connection.ts';
import { reachDatabase } from './reachDatabase.ts';
import type { Env } from './runCommand.ts';
import { isSimulated } from './simulatedMark.ts';

/** Connection settings of a real server's database; rejects if the database is marked as simulated. */
export const realDatabase = async (env: Env): ReturnType<typeof reachDatabase> => {
  const database = await reachDatabase(env);
  const pool = createPool({ connectionString: database.connectionString, max: 1 });
  try {
    if (await isSimulated(pool))
      throw new Error('The people and cards in this database are simulated: only `npm run start:full` may use it.');
  } finally {
    await pool.end();
  }
  return database;
};
