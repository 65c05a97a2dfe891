// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { erase as eraseAll, forget } from '#backend/erase.ts';
import { unkeyed } from '#backend/welcome.ts';
import { ada, aSubmission, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';
import { insertedId, intentOf } from '../aBackend.ts';

const review = (submissionId: string) => ({ submissionId, workerEmail: wim, payableAmount: 100, taskId: 'x' });
const open = async (world: World, email: string) => (await world.call(email, 'getErasure', {})).body;
const erase = (world: World, email: string, coins: number) =>
  world.call(email, 'eraseAccount', { coins: String(coins) });

/** World in which nothing is open: the worker has 610 coins, the buyer 100. */
const settled = async () => {
  const world = await aWorld();
  await world.call(bob, 'rejectSubmission', review(world.submission));
  return world;
};

const words = (name: string) => new RegExp(`\\b${name}\\b`);

it('a worker is erased: no row says name, address, number or identity any more, and the books are exact', async () => {
  const world = await aWorld();
  const { call, store, ids } = world;
  await call(bob, 'approveSubmission', review(world.submission));
  const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  await call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: wim });
  expect(JSON.stringify(await world.books())).toMatch(words('wim'));
  expect((await erase(world, wim, 510)).status).toBe(200);
  const books = await world.books();
  expect(JSON.stringify(books)).not.toMatch(words('wim'));
  expect(JSON.stringify(books)).not.toContain('0170');
  expect(books.users.find(({ _id }) => _id === ids.wim)).toMatchObject({ email: '', name: '', deleted: true, coin: 0 });
  expect(books.submissions.filter(({ worker_id }) => worker_id === ids.wim)).toHaveLength(2);
  expect(books.closings).toMatchObject([{ _id: ids.wim, erased: true, done: true }]);
  const { problems, totals } = await store.audit();
  expect([problems, totals.forfeited]).toEqual([[], 510]);
});

it('a buyer is erased, with what workers’ rows say of the buyer', async () => {
  const world = await settled();
  const { call, ids, task } = world;
  await call(bob, 'deleteBuyerTask', { id: task, email: bob, requiredWorkers: 3, payableAmount: 100 });
  expect((await erase(world, bob, 450)).status).toBe(200);
  const books = await world.books();
  expect(JSON.stringify(books)).not.toMatch(words('bob'));
  expect(JSON.stringify(books)).toMatch(words('wim'));
  expect(books.payments).toMatchObject([{ user_id: ids.bob, email: '' }]);
  expect((await world.store.audit()).problems).toEqual([]);
});

it('what is open is told, and waited for', async () => {
  const world = await aWorld();
  const none = { orders: 0, refunds: 0, disputes: 0, payouts: 0, debt: 0, places: 0, reviews: 0, work: 0, admins: 0 };
  expect(await open(world, wim)).toEqual({ ...none, coins: 610, work: 1 });
  expect(await open(world, bob)).toEqual({ ...none, coins: 150, places: 1, reviews: 1 });
  expect(await open(world, ada)).toEqual({ ...none, coins: 10, admins: 1 });
  expect(await erase(world, ada, 10)).toMatchObject({ status: 409, body: { reason: 'lastAdmin' } });
  await world.call(wim, 'createWithdrawal', aWithdrawal(200));
  await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 });
  expect(await open(world, wim)).toMatchObject({ payouts: 1 });
  expect(await open(world, bob)).toMatchObject({ orders: 1 });
  for (const [email, coins] of [
    [wim, 610],
    [bob, 150],
  ] as const)
    expect(await erase(world, email, coins)).toMatchObject({ status: 409, body: { reason: 'erasureWaits' } });
  expect((await world.books()).users.every(({ deleted }) => !deleted)).toBe(true);
});

it('the last admin who is not suspended is not erased', async () => {
  const world = await aWorld();
  await world.store.transaction((tx) => tx.change('users', world.ids.wim, {}, { role: 'admin', suspended: true }));
  expect(await open(world, ada)).toMatchObject({ admins: 1 });
  expect(await erase(world, ada, 10)).toMatchObject({ status: 409, body: { reason: 'lastAdmin' } });
});

it('coins that came meanwhile are not lost unseen', async () => {
  const world = await settled();
  expect(await erase(world, wim, 600)).toMatchObject({ status: 409, body: { reason: 'otherCoins' } });
  expect((await world.call(wim, 'eraseAccount', { coins: 'all' })).status).toBe(400);
  expect(await world.coins(wim)).toBe(610);
});

it('nobody is welcomed twice: neither the identity nor the address', async () => {
  const world = await settled();
  await erase(world, wim, 610);
  const { call, join, coins, store } = world;
  await join(wim, 'worker');
  expect(await coins(wim)).toBe(0);
  const other = 'other@example.test';
  await join(other, 'worker');
  expect(await coins(other)).toBe(10);
  await call(null, 'createToken', { email: wim });
  expect((await store.audit()).problems).toEqual([]);
});

it('former accounts of a person are erased with the last one, and the coins of all are agreed on', async () => {
  const world = await settled();
  const { call, ids, join } = world;
  await call(ada, 'deleteUser', { id: ids.wim });
  const id = await join(wim, 'worker');
  expect(await open(world, wim)).toMatchObject({ coins: 610 });
  const refusal = { reason: 'otherCoins', numbers: { balance: 610 } };
  expect(await erase(world, wim, 0)).toMatchObject({ status: 409, body: refusal });
  expect((await erase(world, wim, 610)).status).toBe(200);
  const books = await world.books();
  expect(JSON.stringify(books)).not.toMatch(words('wim'));
  expect(new Set(books.users.filter(({ deleted }) => deleted).map(({ uid }) => uid))).toEqual(
    new Set([`erased ${id}`]),
  );
  expect((await world.store.audit()).problems).toEqual([]);
});

it('nobody buys coins who was erased after the role was checked and before the order is stored', async () => {
  const world = await settled();
  const { call, store, task } = world;
  await call(bob, 'deleteBuyerTask', { id: task, email: bob, requiredWorkers: 3, payableAmount: 100 });
  const { read } = store;
  const checks = vi.spyOn(store, 'read').mockImplementationOnce(async (work) => {
    const checked = await read(work);
    expect((await erase(world, bob, 450)).status).toBe(200);
    return checked;
  });
  expect((await call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 })).status).toBe(404);
  expect(checks).toHaveBeenCalled();
  expect((await world.books()).orders.filter(({ open }) => open)).toEqual([]);
});

it('a dispute that comes afterwards is booked at the account, by its id', async () => {
  const world = await settled();
  const { call, cards, send, store, ids, task, intent } = world;
  await call(bob, 'deleteBuyerTask', { id: task, email: bob, requiredWorkers: 3, payableAmount: 100 });
  expect((await erase(world, bob, 450)).status).toBe(200);
  cards.put(intent, { disputes: [{ id: 'dp_1', cents: 3500, status: 'needs_response', due: '' }] });
  const event = { id: 'evt_1', type: 'any', intent, isReturn: true };
  expect((await send(null, 'POST', '/card-events', event)).status).toBe(200);
  const { users } = await world.books();
  expect(users.find(({ _id }) => _id === ids.bob)).toMatchObject({ debt: 1000, email: '' });
  expect((await store.audit()).problems).toEqual([]);
});

it('what is typed about an erased person is not kept, and no hold stays', async () => {
  const world = await settled();
  const { call, cards, send, store, ids, intent } = world;
  const ask = async () => insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  const [paid, held] = [await ask(), await ask()];
  const batch = Number(insertedId(await call(ada, 'createBatch', { ids: [paid] })));
  await call(ada, 'decideWithdrawal', { id: held, act: 'hold', reason: 'Odd.' });
  const manner = { hashes: unkeyed, agreed: 'all', waits: false, admins: 1 } as const;
  for (const id of [ids.wim, ids.bob])
    await store.transaction((tx) => eraseAll(tx, id, manner, '2026-11-22T00:00:00.000Z'));
  await forget(store.transaction, undefined);
  expect((await world.books()).holds).toMatchObject([{ released: true }]);
  const row = { id: paid, result: 'failed' as const, reference: '', reason: 'No account of Wim Worker.' };
  expect((await call(ada, 'readBankAnswer', { batch, rows: [row] })).status).toBe(200);
  cards.put(intent, { disputes: [{ id: 'dp_1', cents: 3500, status: 'lost', due: '' }] });
  expect((await send(null, 'POST', '/card-events', { id: 'evt_1', type: 'any', intent, isReturn: true })).status).toBe(
    200,
  );
  expect((await call(ada, 'askWriteOff', { id: ids.bob, reason: 'Bob Buyer is gone.' })).status).toBe(200);
  expect(JSON.stringify(await world.books())).not.toMatch(/Wim Worker|Bob Buyer/);
  expect((await store.audit()).problems).toEqual([]);
});

it('an erased account works no more, and its erasure is asked for once', async () => {
  const world = await settled();
  await erase(world, wim, 610);
  expect((await erase(world, wim, 0)).status).toBe(404);
  expect((await world.call(wim, 'createSubmission', aSubmission(world.task))).status).toBe(404);
  expect((await world.call(ada, 'deleteUser', { id: world.ids.wim })).status).toBe(404);
  expect(intentOf(await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }))).not.toBe('');
});
