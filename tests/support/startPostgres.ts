import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/embeddedPostgres.mjs';
import { migrate } from '#server/postgres/migrate.ts';
import { administer, urlOf } from './administer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's PostgreSQL is, with the right to make databases, and the database to copy them from. */
    postgres: { url: string; template: string };
  }
}

/**
 * What the system has in memory outlives a killed server, and nothing here has to outlive the system. Transactions that wait for
 * each other, which the tests bring about on purpose, are found in less than the usual second.
 */
const settings = { fsync: 'off', max_connections: '200', deadlock_timeout: '100ms' };

/**
 * One PostgreSQL for the whole run, with a migrated database to copy: the server that TEST_DATABASE_URL names, by a role that may
 * create databases, or one of our own that is gone afterwards.
 */
export const setup = async ({ provide }: TestProject) => {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres({ settings });
  const template = `taskcoin_test_${randomBytes(6).toString('hex')}`;
  try {
    await administer(server.url, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
    await migrate({ connectionString: urlOf(server.url, template) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  provide('postgres', { url: server.url, template });
  return async () => {
    if (given) await administer(given, `DROP DATABASE ${template}`);
    await server.stop();
  };
};
