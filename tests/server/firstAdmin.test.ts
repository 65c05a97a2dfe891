import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admin } from '#server/commands/admin.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import type { UserRow } from '#backend/store/tables.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { runCommand } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';
import { aTask, aUser } from './rows.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let store: ReturnType<typeof createPostgresStore>;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  database = await aDatabase();
  store = createPostgresStore({ connectionString: database.url });
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

/** Runs the command `server admin` for an address, in this process. */
const make = (email: string) => admin({ DATABASE_URL: database.url }, [email]);
const insert = (row: Partial<UserRow> & { _id: string }) => store.transaction((tx) => tx.insert('users', aUser(row)));
const admins = async () => {
  const { rows } = await store.read((reader) => reader.list('users', { role: 'admin' }));
  return rows.map(({ _id }) => _id);
};

it('is made of a verified account, and is the only one that is made so', async () => {
  await expect(make('ada@example.test')).rejects.toThrow('Nobody has signed up');
  await insert({ _id: 'ada', verified: false });
  await expect(make('ada@example.test')).rejects.toThrow(/has not verified ada@example\.test\. .*WELCOMES_VERIFIED/);
  await store.transaction((tx) => tx.change('users', 'ada', {}, { verified: true }));
  const command = () => runCommand(['admin', 'ADA@example.test'], { DATABASE_URL: database.url });
  expect(await command()).toMatchObject({ code: 0 });
  expect(await admins()).toEqual(['ada']);
  expect(await command()).toEqual({ code: 1, printed: 'There is an admin already, who can make others.\n' });
});

it('is made with a second one where two admins are demanded, and no third', async () => {
  for (const _id of ['ada', 'bo', 'cy']) await insert({ _id });
  const makeOne = (email: string) => admin({ DATABASE_URL: database.url, TWO_ADMINS: 'true' }, [email]);
  await makeOne('ada@example.test');
  await makeOne('bo@example.test');
  await expect(makeOne('cy@example.test')).rejects.toThrow('There are two admins already');
  expect((await admins()).sort()).toEqual(['ada', 'bo']);
});

it('C-64 is no buyer with open tasks', async () => {
  await insert({ _id: 'ada' });
  await store.transaction((tx) => tx.insert('tasks', aTask({ _id: 'colours' })));
  await expect(make('ada@example.test')).rejects.toThrow('This buyer has 1 task with open places');
  expect(await admins()).toEqual([]);
});

it('is one, when two are made at once', async () => {
  const pool = createPool({ connectionString: database.url });
  for (const _id of ['ada', 'bo']) await insert({ _id });
  const blocker = await pool.connect();
  await blocker.query('BEGIN; SELECT FROM users FOR NO KEY UPDATE');
  const made = Promise.allSettled([make('ada@example.test'), make('bo@example.test')]);
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  await until(async () => (await pool.query(waiting)).rowCount === 2);
  await blocker.query('COMMIT');
  blocker.release();
  expect((await made).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await admins()).toHaveLength(1);
  await pool.end();
});

it('is regained by whoever owns the server, though there is one: suspended or not, and it is logged', async () => {
  await insert({ _id: 'ada', role: 'admin' });
  await insert({ _id: 'bo', role: 'worker', suspended: true, suspension: 'Spam.' });
  await expect(make('bo@example.test')).rejects.toThrow('There is an admin already');
  await admin({ DATABASE_URL: database.url }, ['bo@example.test', '--regain']);
  expect((await admins()).sort()).toEqual(['ada', 'bo']);
  const [bo, { rows }] = await store.read(async (reader) => [
    await reader.get('users', 'bo'),
    await reader.list('actions', {}),
  ]);
  expect(bo).toMatchObject({ role: 'admin', suspended: false, suspension: '' });
  expect(rows).toMatchObject([{ actor: 'server', action: 'regainAdmin', row: 'bo' }]);
});
