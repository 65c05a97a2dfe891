import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { createSeed } from '#backend/seed.ts';
import { seedAccounts } from '#mocks/identity/seedAccounts.ts';
import { createPool } from '../postgres/connection.ts';
import { insertSnapshot } from '../postgres/insertSnapshot.ts';
import { migrate } from '../postgres/migrate.ts';
import type { Env } from '../runCommand.ts';
import { createKeeper, markSimulated, readCompanies } from './keepCompanies.ts';

/** Fills a migrated, empty database with the demo's people and marks it as simulated; one that has them stays as it is. */
export const seedDatabase = async (pool: Pool): Promise<void> => {
  await markSimulated(pool);
  if (await readCompanies(pool)) return;
  const snapshot = createSeed(new Date());
  await insertSnapshot(pool, snapshot);
  const accounts = await seedAccounts(snapshot.users);
  await createKeeper(pool)({ accounts, intents: [], secret: randomBytes(32).toString('base64') });
};

/** `server seed`, for a database that nobody real will ever use. */
export const seed = async (env: Env): Promise<void> => {
  await migrate({ connectionString: env.DATABASE_URL });
  const pool = createPool({ connectionString: env.DATABASE_URL, max: 1 });
  try {
    await seedDatabase(pool);
  } finally {
    await pool.end();
  }
};
