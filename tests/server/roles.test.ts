import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createPictureRows } from '#server/pictures/createPictureRows.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { createSealer } from '#server/seals/createSealer.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, wim } from '#tests/backend/aWorld.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { runCommand } from '#tests/support/runServer.ts';
import { insertedId } from '#tests/backend/aBackend.ts';
import { goThrough, inProcess } from '#tests/backend/door.ts';
import { postgresStore } from './eachStore.ts';
import { loadRows, readRows } from './support/databaseRows.ts';

// The roles of deploy/postgres, by the very statements that stand there.

const [roles, grants] = ['roles', 'grants'].map((file) => readFileSync(`deploy/postgres/${file}.sql`, 'utf8'));
const PASSWORD = 'a password';
const { store, url } = postgresStore();

const ask = async (connectionString: string, statement: string) => {
  const client = new Client({ connectionString });
  await client.connect();
  return client.query(statement).finally(() => client.end());
};
/** URL of a database for one of the roles. */
const as = (role: 'owner' | 'server' | 'reader', database = url()): string => {
  const own = new URL(database);
  [own.username, own.password] = [`taskcoin_${role}`, PASSWORD];
  return own.href;
};
const served = () => as('server');

beforeAll(async () => {
  await ask(url(), `${roles}; ${grants}`);
  for (const role of ['owner', 'server', 'reader'])
    await ask(url(), `ALTER ROLE taskcoin_${role} PASSWORD '${PASSWORD}'`);
});
afterAll(async () => {
  const all = 'taskcoin_owner, taskcoin_server, taskcoin_reader';
  await ask(url(), `DROP OWNED BY ${all}; DROP ROLE ${all}`);
});

goThrough({
  keep: async (snapshot) => {
    const pool = createPool({ connectionString: url(), max: 1 });
    const own = createPostgresStore({ connectionString: served() });
    onTestFinished(async () => {
      await Promise.all([pool.end(), own.close()]);
    });
    await loadRows(pool, snapshot);
    return { store: own, books: () => readRows(pool, store()), load: (rows) => loadRows(pool, rows) };
  },
  ask: inProcess.ask,
});
it('are made again for an emptied database without a word', async () => {
  const client = new Client({ connectionString: url() });
  const said: unknown[] = [];
  client.on('notice', ({ message }) => said.push(message));
  await client.connect();
  await client.query(roles ?? '').finally(() => client.end());
  expect(said).toEqual([]);
});

let world: Awaited<ReturnType<typeof aWorld>>;
beforeEach(async () => {
  world = await aWorld();
});

it('the role that serves may do all that the calls do, and no more with any table', async () => {
  const { call, ids, submission, cards } = world;
  const zed = await world.join('zed@example.test', 'buyer');
  const intent = await call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }, 'key');
  expect(intent.status).toBe(200);
  cards.settle('pi_2');
  const paid = { paymentIntentId: 'pi_2', coins: 150, cost: 10, email: bob };
  expect((await call(bob, 'savePayment', paid)).status).toBe(200);
  const task = insertedId(await call(bob, 'createTask', aTask({ payableAmount: 1 }), 'task'));
  const edit = { id: task, taskTitle: 'New', taskDetail: 'New', completionDate: '2027-01-01' };
  expect((await call(bob, 'updateTask', edit)).status).toBe(200);
  expect((await call(wim, 'createSubmission', aSubmission(task))).status).toBe(200);
  const approval = { submissionId: submission, workerEmail: wim, payableAmount: 100 };
  expect((await call(bob, 'approveSubmission', approval, 'approval')).status).toBe(200);
  const withdrawal = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  const payout = { id: withdrawal, withdrawalAmount: 200, workerEmail: wim };
  expect((await call(ada, 'payWithdrawal', payout)).status).toBe(200);
  expect((await call(ada, 'setUserRole', { id: zed, role: 'worker' })).status).toBe(200);
  expect((await call(ada, 'deleteUser', { id: ids.bob })).status).toBe(200);
  expect((await world.store.audit()).problems).toEqual([]);

  const event = { _id: 'evt_1', type: 'charged', about: 'pi_2', created_at: '2026-11-21T10:00:00.000Z' };
  expect(await world.store.transaction((tx) => tx.insert('events', event))).toBe(true);

  const sealer = createSealer({ connectionString: served() }, { keys: [{ id: 'key', key: randomBytes(32) }], dir: '' });
  expect(await sealer.seal()).toMatchObject([{ number: 1, begins: 'first' }]);
  expect((await sealer.audit()).problems).toEqual([]);
  await sealer.close();

  const pictures = createPictureRows({ connectionString: served() });
  await pictures.note('one.webp');
  expect([await pictures.isDue(), await pictures.unused(new Date(Date.now() + 3 * 86_400_000))]).toEqual([
    true,
    ['one.webp'],
  ]);
  await pictures.forget('one.webp');
  await pictures.close();

  const refused = /permission denied|must be owner/;
  for (const statement of [
    'UPDATE ledger SET amount = 1',
    'DELETE FROM ledger',
    'TRUNCATE ledger',
    'ALTER TABLE ledger DISABLE TRIGGER append_only',
    'UPDATE digests SET seal = 7',
    'DELETE FROM seals',
    'DELETE FROM payments',
    'DELETE FROM migrations',
    'CREATE TABLE mine (n integer)',
    'SET session_replication_role = replica',
  ])
    await expect(ask(served(), statement), statement).rejects.toThrow(refused);
});

it('the role that serves has been given something of every table', async () => {
  const { rows } = await ask(
    url(),
    `SELECT relname FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND NOT has_table_privilege('taskcoin_server', oid, 'SELECT')`,
  );
  expect(rows).toEqual([]);
});

it.each([`UPDATE ledger SET amount = 1`, 'DELETE FROM ledger', 'TRUNCATE ledger'])(
  'the ledger is append-only for the owner and for superusers too: %s',
  async (statement) => {
    const before = await world.books();
    await expect(ask(url(), statement)).rejects.toThrow('ledger is append-only');
    expect(await world.books()).toEqual(before);
    const maintained = ['DISABLE', 'ENABLE'].map((word) => `ALTER TABLE ledger ${word} TRIGGER append_only`);
    const [off = '', on = ''] = maintained;
    await ask(url(), `${off}; ${statement}; ${on}`);
    expect((await world.store.audit()).problems).not.toEqual([]);
    await expect(ask(url(), statement)).rejects.toThrow('ledger is append-only');
  },
);

it('the role that owns brings an empty database up to date, and grants the others what they need', async () => {
  const empty = await aDatabase({ migrated: false });
  await ask(empty.url, roles ?? '');
  const env = { DATABASE_URL: as('owner', empty.url) };
  expect(await runCommand(['migrate'], env)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('0001') as string,
  });
  await ask(as('owner', empty.url), grants ?? '');
  expect((await ask(as('server', empty.url), 'SELECT FROM users')).rowCount).toBe(0);
  await empty.remove();
});

it('the role that reads audits the books and prints balances, and changes nothing', async () => {
  const env = { DATABASE_URL: as('reader'), SEAL_KEY: randomBytes(32).toString('base64') };
  expect(await runCommand(['audit'], env)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('are right') as string,
  });
  expect((await runCommand(['balances', '--at', '2027-01-01'], env)).code).toBe(0);
  for (const statement of [
    'UPDATE users SET coin = 1',
    'INSERT INTO rounds VALUES (1)',
    'SELECT FROM answers',
    'SELECT FROM limits',
  ])
    await expect(ask(as('reader'), statement), statement).rejects.toThrow('permission denied');
});
