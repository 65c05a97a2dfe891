import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { createSealer } from '#server/seals/createSealer.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, wim } from '#tests/backend/aWorld.ts';
import { insertedId } from '#tests/backend/aBackend.ts';
import { goThrough, inProcess } from '#tests/backend/door.ts';
import { postgresStore } from './eachStore.ts';
import { loadRows, readRows } from './support/databaseRows.ts';

// The two roles of docs/server.md, by the very statements that stand there.

const [sql = ''] = /(?<=```sql\n)CREATE ROLE[^]*?(?=```)/.exec(readFileSync('docs/server.md', 'utf8')) ?? [];
const { store, url } = postgresStore();

const ask = async (connectionString: string, statement: string) => {
  const client = new Client({ connectionString });
  await client.connect();
  return client.query(statement).finally(() => client.end());
};
const served = (): string => {
  const own = new URL(url());
  [own.username, own.password] = ['taskcoin_server', '…'];
  return own.href;
};

beforeAll(() => ask(url(), sql));
afterAll(() => ask(url(), 'DROP OWNED BY taskcoin_server; DROP ROLE taskcoin_server'));

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
