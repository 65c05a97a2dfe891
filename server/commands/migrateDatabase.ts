import { migrate } from '../postgres/migrate.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/** Command `server migrate`: migrates the tables, before the processes of a new version start. */
export const migrateDatabase = async (env: Env): Promise<void> => {
  const { connectionString } = await realDatabase(env);
  const taken = await migrate({ connectionString });
  console.warn(taken.length > 0 ? `Taken: ${taken.join(', ')}.` : 'The tables are up to date.');
};
