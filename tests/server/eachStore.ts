import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { createMemoryStore } from '#backend/store/memory.ts';
import type { Store } from '#backend/store/port.ts';
import { createPostgresStore, type PostgresOptions } from '#server/postgres/createPostgresStore.ts';
import { administer } from '#tests/support/administer.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { EMPTY } from './support/databaseRows.ts';

/** The tests of a file for one store after the other; `store()` is empty at the beginning of each test. */
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

/** A store over a database of the file's own, emptied before each test. */
export const postgresStore = (options: PostgresOptions = {}) => {
  let database: Awaited<ReturnType<typeof aDatabase>>;
  let store: ReturnType<typeof createPostgresStore>;
  beforeAll(async () => {
    database = await aDatabase();
    store = createPostgresStore({ connectionString: database.url, ...options });
  });
  beforeEach(() => administer(database.url, EMPTY));
  afterAll(async () => {
    await store.close();
    await database.remove();
  });
  return { store: () => store, url: () => database.url };
};
