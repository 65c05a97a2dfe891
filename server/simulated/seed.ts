import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { createSeed } from '#backend/seed.ts';
import { specified, type Prices } from '#domain/coins.ts';
import { seedAccounts } from '#mocks/identity/seedAccounts.ts';
import { createPool } from '../postgres/connection.ts';
import { insertSnapshot } from '../postgres/insertSnapshot.ts';
import { migrate } from '../postgres/migrate.ts';
import type { Env } from '../runCommand.ts';
import { markSimulated, readCompanies, saveCompanies } from './keepCompanies.ts';

/** Seeds a migrated, empty database with the demo's people and marks it as simulated; a seeded one is left as it is. */
export const seedDatabase = async (pool: Pool, prices: Prices = specified): Promise<void> => {
  const client = await pool.connect();
  try {
    // All in one transaction, because a half seeded database could be neither used nor seeded again.
    await client.query('BEGIN');
    await markSimulated(client);
    if (!(await readCompanies(client))) {
      const snapshot = createSeed(new Date(), prices);
      await insertSnapshot(client, snapshot);
      const accounts = await seedAccounts(snapshot.users);
      await saveCompanies(client, { accounts, intents: [], secret: randomBytes(32).toString('base64') });
    }
    await client.query('COMMIT');
  } finally {
    // Closing the connection rolls back an open transaction.
    client.release(true);
  }
};

/** Command `server seed`: fills a database with the demo's people; no real user may ever use it. */
export const seed = async (env: Env): Promise<void> => {
  await migrate({ connectionString: env.DATABASE_URL });
  const pool = createPool({ connectionString: env.DATABASE_URL, max: 1 });
  try {
    await seedDatabase(pool);
  } finally {
    await pool.end();
  }
};
