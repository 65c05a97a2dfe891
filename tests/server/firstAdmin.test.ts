import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import type { UserRow } from '#backend/store/tables.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { runCommand } from '#tests/support/runServer.ts';
import { aTask, aUser } from './rows.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let store: ReturnType<typeof createPostgresStore>;
beforeEach(async () => {
  database = await aDatabase();
  store = createPostgresStore({ connectionString: database.url });
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

const admin = (email: string) => runCommand(['admin', email], { DATABASE_URL: database.url });
const insert = (row: Partial<UserRow> & { _id: string }) => store.transaction((tx) => tx.insert('users', aUser(row)));
const admins = async () => {
  const { rows } = await store.read((reader) => reader.list('users', { role: 'admin' }));
  return rows.map(({ _id }) => _id);
};

it('is made of a verified account, and is the only one that is made so', async () => {
  expect((await admin('ada@example.test')).printed).toContain('Nobody has signed up');
  await insert({ _id: 'ada', verified: false });
  expect((await admin('ada@example.test')).printed).toContain('has not verified');
  await store.transaction((tx) => tx.change('users', 'ada', {}, { verified: true }));
  expect(await admin('ADA@example.test')).toMatchObject({ code: 0 });
  expect(await admins()).toEqual(['ada']);
  expect(await admin('ada@example.test')).toMatchObject({ code: 1 });
});

it('C-64 is no buyer with open tasks', async () => {
  await insert({ _id: 'ada' });
  await store.transaction((tx) => tx.insert('tasks', aTask({ _id: 'colours' })));
  expect(await admin('ada@example.test')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('This buyer has 1 task with open places') as string,
  });
  expect(await admins()).toEqual([]);
});

it('is one, when two are made at once', async () => {
  const pool = createPool({ connectionString: database.url });
  for (const _id of ['ada', 'bo']) await insert({ _id });
  const blocker = await pool.connect();
  await blocker.query('BEGIN; SELECT FROM users FOR NO KEY UPDATE');
  const made = Promise.all([admin('ada@example.test'), admin('bo@example.test')]);
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(2);
  await blocker.query('COMMIT');
  blocker.release();
  expect((await made).map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(await admins()).toHaveLength(1);
  await pool.end();
});
