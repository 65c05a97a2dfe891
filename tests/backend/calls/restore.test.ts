// @vitest-environment node
import { expect, it } from 'vitest';
import { erase } from '#backend/erase.ts';
import { unkeyed } from '#backend/welcome.ts';
import { ada, aSubmission, aTask, aWorld, bob, wim, type World } from '../aWorld.ts';
import { insertedId, intentOf } from '../aBackend.ts';

const lastAction = async ({ books }: World) => (await books()).actions.at(-1)?._id ?? '';
const restore = ({ call }: World, id: string) => call(ada, 'restoreDeleted', { id });
const exact = async ({ store }: World) => expect((await store.audit()).problems).toEqual([]);
const refused = (status: number, reason: string) => ({ status, body: { reason } });

it('a task is funded anew by its buyer, settled work stays settled, and it can be closed and restored again', async () => {
  const world = await aWorld();
  const { call, task, submission, coins } = world;
  const before = await coins(bob);
  for (let times = 1; times <= 2; times++) {
    await call(ada, 'deleteAnyTask', { id: task });
    // Two open places at 100 coins; wim's work waits, or was approved.
    expect(await coins(bob)).toBe(before + 200);
    if (times === 1)
      await call(bob, 'approveSubmission', { submissionId: submission, workerEmail: wim, payableAmount: 100 });
    expect((await restore(world, await lastAction(world))).status).toBe(200);
    expect(await coins(bob)).toBe(before);
    await exact(world);
  }
  const { tasks, submissions } = await world.books();
  expect(tasks.find(({ _id }) => _id === task)).toMatchObject({ closed: false, requiredWorkers: 2, reopened: 2 });
  expect(submissions.find(({ _id }) => _id === submission)).toMatchObject({ status: 'approved' });
  await call(bob, 'deleteBuyerTask', { id: task, email: bob, requiredWorkers: 2, payableAmount: 100 });
  expect(await coins(bob)).toBe(before + 200);
  await exact(world);
});

it('a task is not restored where the coins do not suffice, and nothing is changed', async () => {
  const world = await aWorld();
  const { call, task, coins } = world;
  await call(ada, 'deleteAnyTask', { id: task });
  const id = await lastAction(world);
  await call(bob, 'createTask', aTask({ requiredWorkers: 1, payableAmount: await coins(bob) }));
  expect(await restore(world, id)).toMatchObject(refused(409, 'buyerLacksCoins'));
  expect((await world.books()).tasks.find(({ _id }) => _id === task)).toMatchObject({ closed: true, reopened: 0 });
  await exact(world);
});

it('what is there, what its owner deleted since, and what was deleted long ago is not restored', async () => {
  const world = await aWorld();
  const { call, task, store, ids } = world;
  await call(ada, 'deleteAnyTask', { id: task });
  const id = await lastAction(world);
  expect((await restore(world, id)).status).toBe(200);
  expect(await restore(world, id)).toMatchObject(refused(409, 'notDeleted'));
  await call(bob, 'deleteBuyerTask', { id: task, email: bob, requiredWorkers: 2, payableAmount: 100 });
  expect(await restore(world, id)).toMatchObject(refused(409, 'notDeleted'));
  expect(await restore(world, await lastAction(world))).toMatchObject(refused(409, 'notDeleted'));
  expect(await restore(world, 'nothing')).toMatchObject(refused(404, 'notDeleted'));
  await call(ada, 'deleteUser', { id: ids.wim });
  const [entry] = (await world.books()).actions.slice(-1);
  const old = '2026-10-21T09:00:00.000Z';
  await store.transaction(async (tx) => {
    if (entry) await tx.insert('actions', { ...entry, _id: 'old', row: ids.bob, created_at: old, action_date: old });
  });
  expect(await restore(world, 'old')).toMatchObject(refused(409, 'restoreTooLate'));
});

it('a user comes back with role and coins, and what was settled stays so', async () => {
  const world = await aWorld();
  const { call, ids, task, coins } = world;
  await call(ada, 'deleteUser', { id: ids.bob });
  const refunded = (await world.books()).users.find(({ _id }) => _id === ids.bob)?.coin;
  expect((await restore(world, await lastAction(world))).status).toBe(200);
  expect((await call(bob, 'getUser', { email: bob })).body).toMatchObject({ role: 'buyer', coin: refunded });
  expect(await coins(bob)).toBe(refunded);
  expect((await world.books()).tasks.find(({ _id }) => _id === task)?.closed).toBe(true);
  expect((await call(bob, 'createTask', aTask())).status).toBe(200);
  await exact(world);
});

it('whoever has another account by now, or was erased, does not come back', async () => {
  const world = await aWorld();
  const { call, ids, store } = world;
  await call(ada, 'deleteUser', { id: ids.wim });
  const id = await lastAction(world);
  const anew = insertedId(
    await call(wim, 'createUser', { name: 'Wim', email: wim, imgurl: '', role: 'worker', coin: 0 }),
  );
  expect(await restore(world, id)).toMatchObject(refused(409, 'accountAnew'));
  // The first transaction of an erasure: the process has ended before the next one, which destroys the key.
  const manner = { hashes: unkeyed, agreed: 'all', waits: false, admins: 1 } as const;
  await store.transaction((tx) => erase(tx, anew, manner, '2026-11-22T00:00:00.000Z'));
  expect(await restore(world, id)).toMatchObject(refused(409, 'erased'));
});

it('only what can come back is offered: the latest deletion, of nobody who was erased, of a buyer who is there', async () => {
  const world = await aWorld();
  const { call, ids, task } = world;
  const offered = async () =>
    ((await call(ada, 'listActions', {})).body as { row: string; restorable: number }[])
      .filter(({ restorable }) => restorable > 0)
      .map(({ row }) => row);
  await call(ada, 'deleteAnyTask', { id: task });
  await restore(world, await lastAction(world));
  await call(ada, 'deleteAnyTask', { id: task });
  expect(await offered()).toEqual([task]);
  await call(ada, 'deleteUser', { id: ids.bob });
  expect(await offered()).toEqual([ids.bob]);
  await world.join(bob, 'buyer');
  expect(await offered()).toEqual([]);
  const { coins } = (await call(bob, 'getErasure', {})).body as { coins: number };
  expect((await call(bob, 'eraseAccount', { coins: String(coins) })).status).toBe(200);
  expect(await offered()).toEqual([]);
});

it('a task of a buyer who has left stays deleted', async () => {
  const world = await aWorld();
  const { call, ids, task } = world;
  await call(ada, 'deleteAnyTask', { id: task });
  const id = await lastAction(world);
  await call(ada, 'deleteUser', { id: ids.bob });
  expect(await restore(world, id)).toMatchObject(refused(409, 'buyerLeft'));
});

it('nobody comes back beside a debt that another account of theirs has left', async () => {
  const world = await aWorld();
  const { call, cards, ids } = world;
  await call(ada, 'deleteUser', { id: ids.bob });
  const first = await lastAction(world);
  const anew = insertedId(
    await call(bob, 'createUser', { name: 'Bob', email: bob, imgurl: '', role: 'buyer', coin: 0 }),
  );
  const intent = intentOf(await call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }));
  cards.settle(intent);
  await call(bob, 'savePayment', { paymentIntentId: intent, coins: 150, cost: 10, email: bob });
  const task = insertedId(await call(bob, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 150 })));
  const submissionId = insertedId(await call(wim, 'createSubmission', aSubmission(task)));
  await call(bob, 'approveSubmission', { submissionId, workerEmail: wim, payableAmount: 150 });
  expect((await call(ada, 'deleteUser', { id: anew })).status).toBe(200);
  const second = await lastAction(world);
  cards.put(intent, { disputes: [{ id: 'dp_1', cents: 1000, status: 'lost', due: '' }] });
  const event = { id: 'evt_1', type: 'charge.dispute.closed', intent, isReturn: true };
  expect((await world.send(null, 'POST', '/card-events', event)).status).toBe(200);
  expect(await restore(world, first)).toMatchObject(refused(409, 'otherDebt'));
  expect((await restore(world, second)).status).toBe(200);
  expect(await call(bob, 'createTask', aTask())).toMatchObject(refused(409, 'inDebt'));
  await exact(world);
});
