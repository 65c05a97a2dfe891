import { afterAll } from 'vitest';
import type { Door } from '#tests/backend/door.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore, type PostgresOptions } from '#server/postgres/createPostgresStore.ts';
import { loadRows, readRows } from './databaseRows.ts';
import { patience } from './patience.ts';

/**
 * Storage for a {@link Door} of tests to the server: a database of the test file's own, whose rows each new backend
 * replaces. Call it at the top of the file.
 */
export const onPostgres = (options: PostgresOptions = {}): Door['keep'] => {
  const open = async () => {
    const database = await aDatabase();
    const connection = { connectionString: database.url, ...patience };
    const pool = createPool({ ...connection, max: 1 });
    const store = createPostgresStore({ ...connection, ...options });
    return { database, pool, store };
  };
  let opened: ReturnType<typeof open> | undefined;
  afterAll(async () => {
    const { database, pool, store } = (await opened) ?? {};
    await Promise.all([pool?.end(), store?.close()]);
    await database?.remove();
  });
  return async (snapshot) => {
    const { pool, store } = await (opened ??= open());
    await loadRows(pool, snapshot);
    return { store, books: () => readRows(pool, store), load: (rows) => loadRows(pool, rows) };
  };
};
