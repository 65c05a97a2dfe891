import type { Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { EVERYTHING } from '#backend/store/port.ts';
import { askOf, createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { createPostgresReader } from '#server/postgres/createPostgresReader.ts';
import { createPostgresTx } from '#server/postgres/createPostgresTx.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { aSubmission, aTask, aUser, by } from './rows.ts';
import { patience } from './support/patience.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  database = await aDatabase();
  pool = createPool({ connectionString: database.url, ...patience });
  const store = createPostgresStore({ connectionString: database.url, ...patience });
  await store.transaction(async (tx) => {
    await tx.insert('users', aUser({ _id: 'ada', coin: 20 }));
    await tx.insert('users', aUser({ _id: 'bo', role: 'worker' }));
    await tx.insert('users', aUser({ _id: 'gone', deleted: true }));
    await tx.insert('tasks', aTask({ _id: 'birds', taskDetail: 'A bird. '.repeat(2_000), requiredWorkers: 9 }));
    await tx.insert('tasks', aTask({ _id: 'closed', closed: true }));
  });
  await store.close();
});
afterAll(async () => {
  await pool.end();
  await database.remove();
});

/** Transaction that is rolled back at the end of the test. */
const inVain = async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  onTestFinished(async () => {
    await client.query('ROLLBACK');
    client.release();
  });
  const ask = async <R extends object>(text: string): Promise<R[]> => (await client.query<R>(text)).rows;
  return { client, ask, tx: createPostgresTx(askOf(client, { prepared: false }), () => {}) };
};

it('a hand-in and an approval write no index of users and tasks, whose texts they leave alone', async () => {
  const { ask, tx } = await inVain();
  await tx.insert('submissions', aSubmission({ _id: 's', task_id: 'birds', worker_id: 'bo' }));
  await tx.takeSlot('birds');
  await tx.transfer({ ...by, key: 'task', from: 'user:ada', to: 'escrow:birds', amount: 5 });
  await tx.transfer({ ...by, key: 'pay', from: 'escrow:birds', to: 'user:bo', amount: 5 });
  const written = await ask(`
    SELECT relname AS table, pg_stat_get_xact_tuples_updated(oid)::int AS rows, pg_stat_get_xact_tuples_hot_updated(oid)::int AS hot
    FROM pg_class WHERE relname IN ('users', 'tasks') ORDER BY 1`);
  expect(written).toEqual([
    { table: 'tasks', rows: 3, hot: 3 },
    { table: 'users', rows: 2, hot: 2 },
  ]);
});

it('searches have an index of letters only where everybody’s rows are searched', async () => {
  const { ask } = await inVain();
  const found = await ask(`SELECT tablename AS table FROM pg_indexes WHERE indexdef LIKE '%gin_trgm_ops%' ORDER BY 1`);
  expect(found).toEqual([{ table: 'actions' }, { table: 'tasks' }, { table: 'users' }]);
});

it('the narrow tables hold the live rows, whatever becomes of them', async () => {
  const { ask, tx } = await inVain();
  const rows = async () => ({
    users: await ask('SELECT _id, coin, role FROM user_coins ORDER BY _id'),
    tasks: await ask('SELECT _id, "requiredWorkers" AS places FROM task_places ORDER BY _id'),
  });
  const [ada, bo, birds] = [
    { _id: 'ada', coin: 20, role: 'buyer' },
    { _id: 'bo', coin: 0, role: 'worker' },
    { _id: 'birds', places: 9 },
  ];
  expect(await rows()).toEqual({ users: [ada, bo], tasks: [birds] });
  await tx.takeSlot('birds');
  await tx.change('users', 'bo', {}, { role: 'admin' });
  await tx.transfer({ ...by, key: 'k', from: 'user:ada', to: 'user:bo', amount: 5 });
  expect(await rows()).toEqual({
    users: [
      { ...ada, coin: 15 },
      { _id: 'bo', coin: 5, role: 'admin' },
    ],
    tasks: [{ ...birds, places: 8 }],
  });
  await tx.change('users', 'bo', {}, { deleted: true });
  await tx.change('tasks', 'birds', {}, { closed: true });
  await tx.change('users', 'gone', {}, { deleted: false });
  expect((await rows()).tasks).toEqual([]);
  expect((await rows()).users.map((row) => (row as { _id: string })._id)).toEqual(['ada', 'gone']);
});

it('a search that the name of a role fits as well is found by indexes', async () => {
  const { ask, client } = await inVain();
  await ask(`INSERT INTO users SELECT 'u' || n, 'Person ' || n, '', n || '@example.test', 'worker', 0, '', n, true, false,
    '2026-11-21T10:00:00Z', n || '@example.test', 'person ' || n FROM generate_series(1, 5000) AS n`);
  await ask(`SELECT gin_clean_pending_list('users_search')`);
  await ask('ANALYZE users');
  const plans: string[] = [];
  const explain = async <R>({ text, values }: Sql): Promise<R[]> => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return [];
  };
  await createPostgresReader(explain).list('users', { deleted: false }, { ...EVERYTHING, search: 'admin' });
  expect(plans[0]).toContain('BitmapOr');
});
