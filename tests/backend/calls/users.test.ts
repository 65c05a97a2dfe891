// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleDepartures } from '#backend/settleDepartures.ts';
import { Unavailable } from '#backend/store/port.ts';
import type { Role } from '#domain/entities.ts';
import { insertedId } from '../aBackend.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(async () => {
  expect((await world.store.audit()).problems).toEqual([]);
});

const emails = (body: unknown) => (body as { email: string }[]).map(({ email }) => email);

it('API-ADMIN-1, API-ADMIN-2, API-ADMIN-3 an admin lists, re-roles and deletes users', async () => {
  expect(emails((await world.call(ada, 'listUsers', {})).body)).toEqual([ada, bob, wim]);
  expect((await world.call(ada, 'setUserRole', { id: world.ids.wim, role: 'admin' })).status).toBe(200);
  expect((await world.call(wim, 'deleteUser', { id: world.ids.ada })).status).toBe(200);
  expect(emails((await world.call(wim, 'listUsers', {})).body)).toEqual([bob, wim]);
  expect((await world.call(wim, 'deleteUser', { id: world.ids.ada })).status).toBe(404);
  expect((await world.call(wim, 'setUserRole', { id: world.ids.ada, role: 'buyer' })).status).toBe(404);
});

it('API-ADMIN-2, API-ADMIN-3 the last admin stays', async () => {
  const { ids, call } = world;
  const refused = { status: 409, body: { message: 'This is the last admin. Make someone else an admin first.' } };
  expect(await call(ada, 'deleteUser', { id: ids.ada })).toMatchObject(refused);
  expect(await call(ada, 'setUserRole', { id: ids.ada, role: 'worker' })).toMatchObject(refused);
  expect((await call(ada, 'setUserRole', { id: ids.ada, role: 'admin' })).status).toBe(200);
  await call(ada, 'setUserRole', { id: ids.wim, role: 'admin' });
  expect((await call(ada, 'setUserRole', { id: ids.ada, role: 'worker' })).status).toBe(200);
});

describe('C-64 a buyer gets another role', () => {
  const setRole = (role: Role) => world.call(ada, 'setUserRole', { id: world.ids.bob, role });
  const roleOf = async () => (await world.books()).users.find(({ email }) => email === bob)?.role;

  it('API-ADMIN-3 not with open tasks or work to review: the refusal says how many there are', async () => {
    const role = { status: 409 };
    expect(await setRole('admin')).toMatchObject({
      ...role,
      body: { message: stuck('1 task with open places', '1 submission waits') },
    });
    const id = insertedId(await world.call(bob, 'createTask', aTask({ requiredWorkers: 2, payableAmount: 1 })));
    await world.call(wim, 'createSubmission', aSubmission(id));
    expect(await setRole('worker')).toMatchObject({
      body: { message: stuck('2 tasks with open places', '2 submissions wait') },
    });
    await world.call(ada, 'deleteAnyTask', { id: world.task });
    await world.call(ada, 'deleteAnyTask', { id });
    expect(await setRole('worker')).toMatchObject({
      body: { message: stuck('0 tasks with open places', '2 submissions wait') },
    });
    expect(await roleOf()).toBe('buyer');
  });

  it('API-ADMIN-3 not with an open task that nobody has worked on', async () => {
    await world.call(bob, 'rejectSubmission', { submissionId: world.submission, taskId: world.task });
    expect(await setRole('worker')).toMatchObject({
      status: 409,
      body: { message: stuck('1 task with open places', '0 submissions wait') },
    });
  });

  it('API-ADMIN-3 once both are settled, whatever tasks need nobody any more; the own role again at any time', async () => {
    expect((await setRole('buyer')).status).toBe(200);
    await world.call(ada, 'deleteAnyTask', { id: world.task });
    await world.call(bob, 'approveSubmission', { submissionId: world.submission, workerEmail: wim, payableAmount: 1 });
    expect((await world.call(ada, 'listAllTasks', {})).body).toHaveLength(1);
    expect((await setRole('worker')).status).toBe(200);
    expect(await roleOf()).toBe('worker');
  });
});

const stuck = (tasks: string, work: string) => `This buyer has ${tasks}, and ${work} for a review. Settle them first.`;

it('API-ADMIN-2 deleting a buyer closes the tasks, pays the work handed in and keeps the rest on the closed account', async () => {
  const before = await world.coins(wim);
  await world.call(ada, 'deleteUser', { id: world.ids.bob });
  expect(await world.coins(wim)).toBe(before + 100);
  expect((await world.call(ada, 'listAllTasks', {})).body).toEqual([]);
  expect((await world.books()).users.find(({ email }) => email === bob)).toMatchObject({ deleted: true, coin: 350 });
});

describe('a buyer with a long history is deleted', () => {
  const zed = 'zed@example.test';
  /** Adds twelve tasks of bob's with one submission each. */
  const busy = async () => {
    await world.join(zed, 'worker');
    const post = async () =>
      insertedId(await world.call(bob, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 1 })));
    const ids = [];
    for (let n = 0; n < 12; n++) ids.push(await post());
    for (const id of ids) await world.call(zed, 'createSubmission', aSubmission(id));
  };
  const rows = async () => {
    const { users, tasks, submissions } = await world.books();
    return {
      account: users.find(({ _id }) => _id === world.ids.bob),
      open: tasks.filter(({ user_id, closed }) => user_id === world.ids.bob && !closed).length,
      waiting: submissions.filter(({ status }) => status === 'pending').length,
    };
  };
  const remove = (key?: string) => world.call(ada, 'deleteUser', { id: world.ids.bob }, key);
  /** Lets so many transactions succeed, and refuses all others until it is restored. */
  const stopAfter = (transactions: number) => {
    const { transaction } = world.store;
    let left = transactions;
    return vi.spyOn(world.store, 'transaction').mockImplementation((work) => {
      if (left-- > 0) return transaction(work);
      return Promise.reject(new Unavailable('serverBusy'));
    });
  };

  it('in batches, the account closed first, and resumed where the call is sent again with its key', async () => {
    await busy();
    vi.spyOn(console, 'error').mockReturnValue();
    const stopped = stopAfter(2);
    expect((await remove('key')).status).toBe(200);
    stopped.mockRestore();
    expect(await rows()).toMatchObject({ account: { deleted: true, leaving: true }, open: 4, waiting: 13 });
    expect((await world.call(bob, 'listBuyerTasks', { email: bob })).status).toBe(404);
    expect((await world.store.audit()).problems).toEqual([]);
    const again = stopAfter(3);
    expect((await remove('key')).status).toBe(200);
    again.mockRestore();
    expect(await rows()).toMatchObject({ account: { leaving: true }, open: 0, waiting: 3 });
    expect((await remove()).status).toBe(404);
    expect((await remove('key')).status).toBe(200);
    expect(await rows()).toMatchObject({ account: { deleted: true, leaving: false }, open: 0, waiting: 0 });
    expect(await world.coins(zed)).toBe(10 + 12);
  });

  it('and what a process left that was ended is settled by another one', async () => {
    await busy();
    vi.spyOn(console, 'error').mockReturnValue();
    const stopped = stopAfter(2);
    await remove();
    stopped.mockRestore();
    await settleDepartures(world.store.transaction, () => new Date());
    expect(await rows()).toMatchObject({ account: { leaving: false }, open: 0, waiting: 0 });
  });
});

it('API-ADMIN-2, API-BUYER-3, API-BUYER-4 work of a deleted worker cannot be approved, but rejected', async () => {
  await world.call(ada, 'deleteUser', { id: world.ids.wim });
  const review = { submissionId: world.submission, workerEmail: wim, payableAmount: 100, taskId: world.task };
  expect((await world.call(bob, 'approveSubmission', review)).status).toBe(409);
  expect((await world.call(bob, 'rejectSubmission', review)).status).toBe(200);
});

it('work of a deleted worker goes back to a buyer who is deleted later', async () => {
  await world.call(ada, 'deleteUser', { id: world.ids.wim });
  await world.call(ada, 'deleteUser', { id: world.ids.bob });
  expect((await world.books()).users.find(({ email }) => email === bob)?.coin).toBe(450);
});

it('AH-4 the coins of a deleted account are not available any more', async () => {
  await world.call(ada, 'deleteUser', { id: world.ids.wim });
  expect((await world.call(ada, 'getAdminInfo', {})).body).toMatchObject({ result: 0, totalCoins: 10 + 150 });
});

it('a deleted worker is still paid what was asked for before', async () => {
  const id = insertedId(await world.call(wim, 'createWithdrawal', aWithdrawal(200)));
  await world.call(ada, 'deleteUser', { id: world.ids.wim });
  expect((await world.call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: wim })).status).toBe(200);
});

it('API-AUTH-4 the best workers are the six with the most coins, and only what the public may see', async () => {
  for (const name of ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']) await world.join(`${name}@example.test`, 'worker');
  const { body } = await world.call(null, 'listBestWorkers', {});
  expect(body).toHaveLength(6);
  expect((body as object[])[0]).toEqual({ _id: world.ids.wim, name: 'wim', imgurl: '', coin: 610 });
});

it('HOME-2 a deleted worker is none of the best', async () => {
  expect(JSON.stringify((await world.call(ada, 'listBestWorkers', {})).body)).toContain('"wim"');
  await world.call(ada, 'deleteUser', { id: world.ids.wim });
  expect((await world.call(ada, 'listBestWorkers', {})).body).toEqual([]);
});

it('BH-2 a deleted task counts no more', async () => {
  const count = async () =>
    ((await world.call(bob, 'getBuyerStats', { email: bob })).body as { totalTaskCount: number }).totalTaskCount;
  const before = await count();
  await world.call(bob, 'deleteBuyerTask', { id: world.task, email: bob, requiredWorkers: 1, payableAmount: 1 });
  expect([before, await count()]).toEqual([before, before - 1]);
});

it('API-ADMIN-6, API-BUYER-1, API-WORKER-5 figures', async () => {
  expect((await world.call(ada, 'getAdminInfo', {})).body).toEqual({
    result: 1,
    result1: 1,
    totalCoins: 10 + 150 + 610,
    result2: 1,
  });
  expect((await world.call(bob, 'getBuyerStats', { email: bob })).body).toEqual({
    totalTaskCount: 2,
    pendingTask: 2,
    totalPaymentPaid: 600,
  });
  expect((await world.call(wim, 'getWorkerStats', { email: wim })).body).toEqual({
    totalTaskCount: 2,
    pendingTask: 1,
    totalPaymentPaid: 600,
  });
});

it('API-BUYER-2, API-BUYER-6, API-WORKER-6 everybody lists their own', async () => {
  await world.join('zed@example.test', 'buyer');
  await world.join('zoe@example.test', 'worker');
  await world.call('zoe@example.test', 'createSubmission', aSubmission(world.task));
  const length = async (answer: Promise<{ body: unknown }>) => ((await answer).body as unknown[]).length;
  expect(await length(world.call(bob, 'listSubmissionsToReview', { email: bob }))).toBe(2);
  expect(await length(world.call('zed@example.test', 'listSubmissionsToReview', { email: 'zed@example.test' }))).toBe(
    0,
  );
  expect(await length(world.call(bob, 'listBuyerTasks', { email: bob }))).toBe(2);
  expect(await length(world.call('zed@example.test', 'listBuyerTasks', { email: 'zed@example.test' }))).toBe(0);
  expect(await length(world.call(wim, 'listApprovedSubmissions', { email: wim }))).toBe(1);
  expect(await length(world.call('zoe@example.test', 'listApprovedSubmissions', { email: 'zoe@example.test' }))).toBe(
    0,
  );
});

it('API-ADMIN-4, API-WORKER-1, API-WORKER-2 tasks show the contract’s columns only; workers see open ones', async () => {
  expect((await world.call(ada, 'listAllTasks', {})).body).toHaveLength(2);
  const { body } = await world.call(wim, 'listOpenTasks', {});
  expect(body).toHaveLength(1);
  const task = (await world.call(wim, 'getTask', { id: world.task })).body;
  expect((body as unknown[])[0]).toEqual(task);
  expect(task).not.toHaveProperty('escrow');
  expect((await world.call(wim, 'getTask', { id: 'unknown' })).status).toBe(404);
});
