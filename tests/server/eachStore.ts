import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Store } from '#backend/store/port.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore, type PostgresOptions } from '#server/postgres/createPostgresStore.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { EMPTY } from './support/databaseRows.ts';
import { patience } from './support/patience.ts';

/** Runs the tests for each of the two stores; `store()` is empty at the beginning of each test. */
export const eachStore = (tests: (store: () => Store, kind: 'memory' | 'PostgreSQL') => void): void => {
  describe('memory', () => {
    let store: Store;
    beforeEach(() => {
      store = createMemoryStore();
    });
    tests(() => store, 'memory');
  });
  describe('PostgreSQL', () => tests(postgresStore().store, 'PostgreSQL'));
};

/** Store on a database of the test file's own, which is emptied before each test. */
export const postgresStore = (options: PostgresOptions = {}) => {
  let database: Awaited<ReturnType<typeof aDatabase>>;
  let pool: ReturnType<typeof createPool>;
  let store: ReturnType<typeof createPostgresStore>;
  beforeAll(async () => {
    database = await aDatabase();
    const connection = { connectionString: database.url, ...patience };
    pool = createPool({ ...connection, max: 1 });
    store = createPostgresStore({ ...connection, ...options });
  });
  beforeEach(async () => {
    await pool.query(EMPTY);
  });
  afterAll(async () => {
    await Promise.all([pool.end(), store.close()]);
    await database.remove();
  });
  return { store: () => store, url: () => database.url };
};
