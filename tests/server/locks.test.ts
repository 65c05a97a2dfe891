import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { Tx } from '#backend/store/port.ts';
import { insertedId } from '#tests/backend/aBackend.ts';
import { ada, aTask, aWithdrawal, aWorld, bob, validArgs, wim, type World } from '#tests/backend/aWorld.ts';
import { goThrough, inProcess } from '#tests/backend/door.ts';
import { createPool } from '#server/postgres/connection.ts';
import { until } from '#tests/support/until.ts';
import { postgresStore } from './eachStore.ts';
import { aSubmission, by } from './rows.ts';
import { loadRows, readRows } from './support/databaseRows.ts';

// What others do while a call waits for their locks. No deadlock is found and undone here: two who wait for each other are both
// seen to run out of time, which nothing else takes.

const { store, url } = postgresStore({ options: '-c deadlock_timeout=600s', lock_timeout: 60_000 });
goThrough({
  keep: async (snapshot) => {
    const pool = createPool({ connectionString: url(), max: 1 });
    onTestFinished(() => pool.end());
    await loadRows(pool, snapshot);
    return { store: store(), books: () => readRows(pool, store()), load: (rows) => loadRows(pool, rows) };
  },
  ask: inProcess.ask,
});

/** Resolves once a statement with this beginning waits for a lock. */
const waiting = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: url() });
  await client.connect();
  try {
    await until(async () => {
      const { rowCount } = await client.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
        [`${statement}%`],
      );
      return rowCount === 1;
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
    expect([await tx.takeSlot(task), await tx.freeSlot(task)]).toEqual([false, false]);
  });
  expect((await deletion)?.status).toBe(200);
  expect(await coins(wim)).toBe(710);
  expect((await store().audit()).problems).toEqual([]);
});

it('a withdrawal that is asked for while its worker’s address changes has the new one', async () => {
  const { call, ids } = await aWorld();
  const email = 'wim.new@example.test';
  let request: ReturnType<typeof call> | undefined;
  await store().transaction(async (tx) => {
    await tx.change('users', ids.wim, { deleted: false }, { email });
    request = call(wim, 'createWithdrawal', aWithdrawal(200));
    await waiting(LOCK_USERS);
  });
  expect((await request)?.status).toBe(200);
  const asked = await store().read((reader) => reader.list('withdrawals', { worker_id: ids.wim, status: 'pending' }));
  expect(asked.rows.at(-1)?.worker_email).toBe(email);
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
    expect([await tx.takeSlot(task), await tx.freeSlot(task)]).toEqual([false, false]);
  });
  expect((await deletion)?.status).toBe(200);
  expect(await coins('zed@example.test')).toBe(10 + 7);
  expect((await store().audit()).problems).toEqual([]);
});

it.each([
  ['deleteUser', ada],
  ['setUserRole', ada],
  ['payWithdrawal', ada],
  ['deleteAnyTask', ada],
  ['createTask', bob],
  ['deleteBuyerTask', bob],
  ['approveSubmission', bob],
  ['rejectSubmission', bob],
  ['createSubmission', wim],
  ['createWithdrawal', wim],
] as const)(
  'whoever has another role, or has left, by the time that it is their turn is refused: %s',
  async (name, email) => {
    const world = await aWorld();
    const { call, books, join } = world;
    const nia = await join('nia@example.test', 'worker');
    await store().transaction((tx) => tx.change('users', nia, {}, { role: 'admin' }));
    const withdrawal = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
    const args = validArgs(world, email, withdrawal)[name];
    const before = await books();
    const caller = before.users.find((user) => user.email === email) ?? expect.fail();
    /** Response to a call that waited while its caller's account was changed. */
    const late = async (change: { role: 'worker' | 'buyer' } | { deleted: true }) => {
      let answer: ReturnType<typeof call> | undefined;
      await store().transaction(async (tx) => {
        await tx.lockUsers({ _id: caller._id });
        answer = call(email, name, args);
        await waiting(LOCK_USERS);
        await tx.change('users', caller._id, {}, change);
      });
      return answer;
    };
    expect(await late({ role: email === wim ? 'buyer' : 'worker' })).toMatchObject({
      status: 403,
      body: { message: 'Your role may not do this.' },
    });
    await store().transaction((tx) => tx.change('users', caller._id, {}, { role: caller.role }));
    expect(await late({ deleted: true })).toMatchObject({ status: 404, body: { reason: 'noAccount' } });
    await store().transaction((tx) => tx.change('users', caller._id, {}, { deleted: false }));
    expect(await books()).toEqual(before);
  },
);

/**
 * Makes the call `ask`, which waits for the lock of wim's row while `meanwhile` changes that; resolves to the response.
 */
const whileWaiting = async (
  { call, ids }: World,
  ask: (asking: World['call']) => ReturnType<World['call']>,
  meanwhile: (tx: Tx) => Promise<unknown>,
) => {
  let answer: ReturnType<World['call']> | undefined;
  await store().transaction(async (tx) => {
    await tx.lockUsers({ _id: ids.wim });
    answer = ask(call);
    await waiting(LOCK_USERS);
    await meanwhile(tx);
  });
  return answer;
};

it('work is not paid to somebody who leaves while it is approved', async () => {
  const world = await aWorld();
  const approval = { submissionId: world.submission, workerEmail: wim, payableAmount: 100 };
  const answer = await whileWaiting(
    world,
    (call) => call(bob, 'approveSubmission', approval),
    (tx) => tx.change('users', world.ids.wim, {}, { deleted: true }),
  );
  expect(answer).toMatchObject({ status: 409, body: { reason: 'workerLeft' } });
  expect((await store().audit()).problems).toEqual([]);
});

it('coins that are spent meanwhile cover no payout', async () => {
  const world = await aWorld();
  const spent = { key: 'spent', from: `user:${world.ids.wim}`, to: `user:${world.ids.bob}`, amount: 400 } as const;
  const answer = await whileWaiting(
    world,
    (call) => call(wim, 'createWithdrawal', aWithdrawal(600)),
    (tx) => tx.transfer({ ...by, ...spent, actor: world.ids.wim }),
  );
  expect(answer).toMatchObject({ status: 400, body: { reason: 'notCovered', numbers: { balance: 210 } } });
});
