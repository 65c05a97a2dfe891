import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aBackendBehind, insertedId } from '#tests/backend/aBackend.ts';
import { aSubmission, aTask } from '#tests/backend/aWorld.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { until } from '#tests/support/until.ts';
import { admin, aMarket, buyer } from './support/aMarket.ts';
import { aPair, canPair } from './support/aPair.ts';
import { loadRows, readRows } from './support/databaseRows.ts';
import { patience } from './support/patience.ts';

const [worker, other] = ['worker@example.test', 'other@example.test'];

describe.skipIf(!canPair)('with a replica', () => {
  let pair: Awaited<ReturnType<typeof aPair>>;
  beforeAll(async () => {
    pair = await aPair({ synchronous: false });
  });
  afterAll(() => pair.stop());

  /**
   * Creates a server with a replica that may be `lag` seconds behind. The replica has all rows, and replays nothing
   * from now on.
   */
  const setUp = async (lag: number) => {
    const market = await aMarket({ workers: [worker, other] });
    await market.buy(buyer, 1);
    const task = await market.post(buyer, 20, 3);
    const rows = await market.books();
    const connection = { connectionString: pair.url, ...patience };
    const pool = createPool({ ...connection, max: 1 });
    const store = createPostgresStore({ ...connection, replica: { connectionString: pair.replicaUrl, lag } });
    onTestFinished(async () => {
      // The last test has ended it.
      await pair.askReplica('SELECT pg_wal_replay_resume()').catch(() => {});
      await Promise.all([pool.end(), store.close()]);
    });
    const { call } = await aBackendBehind({
      keep: async () => {
        await loadRows(pool, rows);
        return { store, books: () => readRows(pool, store), load: (more) => loadRows(pool, more) };
      },
      ask: async (app, path, init) => app.request(path, init),
    });
    const titles = async (by: string) => {
      const answer = await call(by, 'listOpenTasks', {});
      expect(answer.status).toBe(200);
      return (answer.body as { taskTitle: string }[]).map(({ taskTitle }) => taskTitle);
    };
    const levelled = async () => {
      const [at] = await pair.ask<{ lsn: string }>('SELECT pg_current_wal_lsn() AS lsn');
      const has = `SELECT pg_last_wal_replay_lsn() >= '${at?.lsn ?? ''}' AS has`;
      await until(async () => (await pair.askReplica<{ has: boolean }>(has))[0]?.has === true);
    };
    await levelled();
    // From here on the server knows what the primary had while the replica had it too.
    await titles(worker);
    await pair.askReplica('SELECT pg_wal_replay_pause()');
    await until(async () => {
      const [state] = await pair.askReplica<{ state: string }>('SELECT pg_get_wal_replay_pause_state() AS state');
      return state?.state === 'paused';
    });
    const post = (taskTitle: string) =>
      call(buyer, 'createTask', aTask({ taskTitle, requiredWorkers: 1, payableAmount: 1 }));
    return { call, task, titles, post, levelled };
  };

  it('lists and figures are read there, and nobody misses an own change while it is behind', async () => {
    const { call, titles, post, levelled } = await setUp(600);
    await post('Brand new');
    // The worker has changed nothing, and may be shown what was; the buyer has.
    expect(await titles(worker)).not.toContain('Brand new');
    const own = (await call(buyer, 'listBuyerTasks', { email: buyer })).body;
    expect(own).toEqual(expect.arrayContaining([expect.objectContaining({ taskTitle: 'Brand new' })]));
    expect((await call(buyer, 'getBuyerStats', { email: buyer })).body).toMatchObject({ totalTaskCount: 2 });
    await pair.askReplica('SELECT pg_wal_replay_resume()');
    await levelled();
    expect(await titles(worker)).toContain('Brand new');
  });

  it('who has just signed up, or handed in, or deleted somebody, finds it so at once', async () => {
    const { call, task } = await setUp(600);
    const by = 'new@example.test';
    await call(by, 'createUser', { name: 'New', email: by, imgurl: '', role: 'worker', coin: 0 });
    expect((await call(by, 'listWorkerSubmissions', { email: by })).body).toEqual([]);
    const id = insertedId(await call(by, 'createSubmission', aSubmission(task)));
    const mine = (await call(by, 'listWorkerSubmissions', { email: by })).body;
    expect(mine).toEqual([expect.objectContaining({ _id: id })]);
    expect((await call(other, 'listWorkerSubmissions', { email: other })).body).toEqual([]);
    const emails = async () =>
      ((await call(admin, 'listUsers', {})).body as { email: string }[]).map((one) => one.email);
    expect(await emails()).not.toContain(by);
    const user = (await call(other, 'getUser', { email: other })).body as { _id: string };
    await call(admin, 'deleteUser', { id: user._id });
    expect(await emails()).not.toContain(other);
    expect(await emails()).toContain(by);
  });

  it('a role acts at once, whatever the replica says of it', async () => {
    const { call } = await setUp(600);
    const user = (await call(other, 'getUser', { email: other })).body as { _id: string };
    await call(admin, 'setUserRole', { id: user._id, role: 'buyer' });
    expect((await call(other, 'listOpenTasks', {})).status).toBe(403);
  });

  it('it is not read when it is more seconds behind than it may be', async () => {
    const { titles, post } = await setUp(1);
    await post('Brand new');
    await setTimeout(1_100);
    expect(await titles(worker)).toContain('Brand new');
  });

  it('the primary answers for one that is gone', async () => {
    const { titles, post } = await setUp(600);
    await post('Brand new');
    await pair.leave();
    expect(await titles(worker)).toContain('Brand new');
  });
});

it('a sign-in leaves no note of a last change by nobody', async () => {
  const database = await aDatabase();
  const connection = { connectionString: database.url, ...patience };
  const pool = createPool({ ...connection, max: 1 });
  const store = createPostgresStore({ ...connection, replica: { connectionString: database.url, lag: 5 } });
  onTestFinished(async () => {
    await Promise.all([pool.end(), store.close()]);
    await database.remove();
  });
  const rows = await (await aMarket()).books();
  const { request } = await aBackendBehind({
    keep: async () => {
      await loadRows(pool, rows);
      return { store, books: () => readRows(pool, store), load: (more) => loadRows(pool, more) };
    },
    ask: async (app, path, init) => app.request(path, init),
  });
  for (let times = 0; times < 3; times++) {
    const headers = { authorization: `Bearer proof-of-${buyer}` };
    const answer = await request('/jwt', { method: 'POST', headers, body: JSON.stringify({ email: buyer }) });
    expect(answer.status).toBe(200);
  }
  const notes = await pool.query('SELECT FROM last_changes WHERE account <> ALL (SELECT _id FROM users)');
  expect(notes.rowCount).toBe(0);
});
