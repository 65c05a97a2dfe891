import { checkPrepared } from './postgres/checkPrepared.ts';
import type { Env } from './runCommand.ts';

/** Connection settings of the database in DATABASE_URL. Rejects with what to set if they do not work. */
export const reachDatabase = async (env: Env): Promise<{ connectionString: string; prepared: boolean }> => {
  const connectionString = env.DATABASE_URL?.trim() ?? '';
  if (connectionString === '') throw new Error('DATABASE_URL is missing: postgres://user:password@host:5432/name.');
  const prepared = env.DATABASE_PREPARED?.trim() !== 'false';
  if (prepared) await checkPrepared({ connectionString });
  return { connectionString, prepared };
};
