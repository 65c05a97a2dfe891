import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { COUNTED } from '#domain/counted.ts';
import type { ListQuery } from '#backend/store/port.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { administer } from '#tests/support/administer.ts';
import { aUser } from './rows.ts';
import { patience } from './support/patience.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let store: ReturnType<typeof createPostgresStore>;

/** Rows of more users than a list's total is counted up to, and of Ada. */
beforeAll(async () => {
  database = await aDatabase();
  store = createPostgresStore({ connectionString: database.url, ...patience });
  await store.transaction((tx) => tx.insert('users', aUser({ _id: 'ada', name: 'Ada', coin: 9 })));
  await administer(
    database.url,
    `INSERT INTO users SELECT 'u' || n, 'User ' || n, '', n || '@example.test', 'worker', 0, '', n, true, false,
      '2026-11-21T10:00:00Z', n || '@example.test', 'user ' || n FROM generate_series(1, ${String(COUNTED + 9)}) AS n`,
  );
});
afterAll(async () => {
  await store.close();
  await database.remove();
});

const page = async (range: ListQuery['range'], query: Partial<ListQuery> = {}) => {
  const everything = { conditions: [], search: '', order: { column: 'name', descending: false } };
  const { rows, total } = await store.read((reader) =>
    reader.list('users', { deleted: false }, { ...everything, ...query, range }),
  );
  return [rows.length, rows[0]?.name, total];
};

it('stops to count beyond ten thousand rows, and says so', async () => {
  expect(await page([0, 24])).toEqual([25, 'Ada', Infinity]);
  expect(await page([9_000, 9_024])).toEqual([25, 'User 9000', Infinity]);
});

it('counts where the page itself shows the end, or is beyond it', async () => {
  expect(await page([10_000, 10_024])).toEqual([10, 'User 10000', 10_010]);
  expect(await page([20_000, 20_024])).toEqual([0, undefined, 10_010]);
  expect(await page(null)).toEqual([10_010, 'Ada', 10_010]);
});

it('counts nothing where nobody reads the total', async () => {
  expect(await page([0, 24], { counted: false, search: 'user 99' })).toEqual([25, 'User 99', Infinity]);
});

it('counts up to ten thousand', async () => {
  const setDeleted = (deleted: boolean) =>
    administer(
      database.url,
      `UPDATE users SET deleted = ${String(deleted)} WHERE _id IN (SELECT 'u' || n FROM generate_series(1, 10) AS n)`,
    );
  await setDeleted(true);
  onTestFinished(() => setDeleted(false));
  expect(await page([0, 24])).toEqual([25, 'Ada', 10_000]);
  expect(await page([0, 24], { search: 'user 99' })).toEqual([25, 'User 99', 111]);
  expect(await page([0, 24], { conditions: [{ column: 'coin', from: 1 }] })).toEqual([1, 'Ada', 1]);
});
