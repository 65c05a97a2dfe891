import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { insertedId } from '#tests/backend/aBackend.ts';
import { ada, aTask, aWithdrawal, aWorld, bob, validArgs, wim } from '#tests/backend/aWorld.ts';
import { goThrough, inProcess } from '#tests/backend/door.ts';
import { createPool } from '#server/postgres/connection.ts';
import { postgresStore } from './eachStore.ts';
import { aSubmission } from './rows.ts';
import { loadRows, readRows } from './support/databaseRows.ts';

// What others do while a call waits for their locks. No deadlock is found and undone here: two who wait for each other are both
// seen to run out of time.

const { store, url } = postgresStore({ options: '-c deadlock_timeout=60s', lock_timeout: 2_000 });
goThrough({
  keep: () => {
    const pool = createPool({ connectionString: url(), max: 1 });
    onTestFinished(() => pool.end());
    return Promise.resolve({
      store: store(),
      books: () => readRows(pool, store()),
      load: (rows) => loadRows(pool, rows),
    });
  },
  ask: inProcess.ask,
});

/** Resolves once a statement that begins so waits for a lock. */
const waiting = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: url() });
  await client.connect();
  try {
    await vi.waitFor(async () => {
      const { rowCount } = await client.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
        [`${statement}%`],
      );
      expect(rowCount).toBe(1);
    });
  } finally {
    await client.end();
  }
};
const LOCK_USERS = 'SELECT%FROM users';
const CLOSE_TASK = 'UPDATE "tasks" SET "closed"';

it('whoever has work to be reviewed and hands in more does not wait for the deletion of the buyer', async () => {
  const { call, ids, task, coins } = await aWorld();
  let deletion: ReturnType<typeof call> | undefined;
  await store().transaction(async (tx) => {
    await tx.lockUsers({ _id: ids.wim });
    deletion = call(ada, 'deleteUser', { id: ids.bob });
    await waiting(LOCK_USERS);
    expect([await tx.takeSlot(task), await tx.freeSlot(task)]).toEqual([true, true]);
  });
  expect((await deletion)?.status).toBe(200);
  expect(await coins(wim)).toBe(710);
  expect((await store().audit()).problems).toEqual([]);
});

it('work that comes in while its buyer is deleted is paid, and its worker does not wait either', async () => {
  const { call, ids, join, coins } = await aWorld();
  const zed = await join('zed@example.test', 'worker');
  const task = insertedId(await call(bob, 'createTask', aTask({ payableAmount: 7 })));
  const work = aSubmission({ _id: 's', task_id: task, worker_id: zed, buyer_id: ids.bob, payable_amount: 7 });
  let deletion: ReturnType<typeof call> | undefined;
  const handIn = () =>
    store().transaction(async (tx) => {
      await tx.insert('submissions', work);
      await tx.takeSlot(task);
      deletion = call(ada, 'deleteUser', { id: ids.bob });
      await waiting(CLOSE_TASK);
    });
  await store().transaction(async (tx) => {
    await tx.lockUsers({ _id: zed });
    await handIn();
    await waiting(LOCK_USERS);
    expect([await tx.takeSlot(task), await tx.freeSlot(task)]).toEqual([true, true]);
  });
  expect((await deletion)?.status).toBe(200);
  expect(await coins('zed@example.test')).toBe(10 + 7);
  expect((await store().audit()).problems).toEqual([]);
});

it.each(['deleteUser', 'setUserRole', 'payWithdrawal', 'deleteAnyTask'] as const)(
  'whoever is no admin any more by the time that it is their turn is refused: %s',
  async (name) => {
    const world = await aWorld();
    const { call, ids, books, join } = world;
    const nia = await join('nia@example.test', 'worker');
    await store().transaction((tx) => tx.change('users', nia, {}, { role: 'admin' }));
    const withdrawal = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
    const args = validArgs(world, ada, withdrawal)[name];
    const { ledger } = await books();
    let late: ReturnType<typeof call> | undefined;
    await store().transaction(async (tx) => {
      await tx.lockUsers({ _id: ids.ada });
      late = call(ada, name, args);
      await waiting(LOCK_USERS);
      await tx.change('users', ids.ada, {}, { role: 'worker' });
    });
    expect(await late).toMatchObject({ status: 403, body: { message: 'Your role may not do this.' } });
    expect((await books()).ledger).toEqual(ledger);
  },
);
