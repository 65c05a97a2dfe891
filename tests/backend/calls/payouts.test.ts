// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { insertedId, intentOf } from '../aBackend.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';

const zoe = 'zoe@example.test';
const payoutOf = (id: string) => ({ id, withdrawalAmount: 200, workerEmail: wim });
const ask = async ({ call }: World, email = wim, coins = 200) =>
  insertedId(await call(email, 'createWithdrawal', aWithdrawal(coins)));
const pay = ({ call }: World, id: string) => call(ada, 'payWithdrawal', payoutOf(id));
const batch = async ({ call }: World, ...ids: string[]) => insertedId(await call(ada, 'createBatch', { ids }));
const paid = (id: string) => ({ id, result: 'paid' as const, reference: 'TX-7', reason: '' });
const failed = (id: string) => ({ id, result: 'failed' as const, reference: '', reason: 'No such account.' });
const answer = ({ call }: World, number: string, ...rows: (ReturnType<typeof paid> | ReturnType<typeof failed>)[]) =>
  call(ada, 'readBankAnswer', { batch: Number(number), rows });
const listed = async ({ call }: World, email = ada) => (await call(email, 'listPayouts', {})).body as object[];
const pending = async ({ call }: World) => (await call(ada, 'listPendingWithdrawals', {})).body as object[];
/** Adds a second worker, whose coins bob has bought; resolves to the account's id. */
const join = async (world: World) => {
  const id = await world.join(zoe, 'worker');
  const intent = intentOf(await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }));
  world.cards.settle(intent);
  await world.call(bob, 'savePayment', { paymentIntentId: intent, coins: 150, cost: 10, email: bob });
  const task = insertedId(await world.call(bob, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 240 })));
  const submissionId = insertedId(await world.call(zoe, 'createSubmission', aSubmission(task)));
  await world.call(bob, 'approveSubmission', { submissionId, workerEmail: zoe, payableAmount: 240 });
  return id;
};
const exact = async ({ store }: World) => {
  const { problems, totals } = await store.audit();
  expect(problems).toEqual([]);
  const { balances, escrow, underWay, paidOut, debt, minted, charged } = totals;
  expect(balances + escrow + underWay + paidOut - debt).toBe(minted + charged);
  return totals;
};

describe('a batch', () => {
  it('moves its coins where nothing else can spend them, and the bank decides about each', async () => {
    const world = await aWorld();
    await join(world);
    const before = { wim: await world.coins(wim), zoe: await world.coins(zoe) };
    const [one, two] = [await ask(world), await ask(world, zoe)];
    expect(await batch(world, one, two)).toBe('1');
    expect(await world.coins(wim)).toBe(before.wim - 200);
    expect(await exact(world)).toMatchObject({ underWay: 400, paidOut: 0 });
    expect(await pending(world)).toEqual([]);
    expect(await pay(world, one)).toMatchObject({ status: 409, body: { reason: 'withdrawalUnderWay' } });
    expect((await answer(world, '1', paid(one), failed(two))).status).toBe(200);
    expect([await world.coins(wim), await world.coins(zoe)]).toEqual([before.wim - 200, before.zoe]);
    expect(await exact(world)).toMatchObject({ underWay: 0, paidOut: 200 });
    const states = [
      { _id: one, status: 'approved', batch: 1, reference: 'TX-7', reason: '' },
      { _id: two, status: 'failed', batch: 1, reference: '', reason: 'No such account.' },
    ];
    expect(await listed(world)).toMatchObject(states);
    expect(await listed(world, zoe)).toMatchObject(states.slice(1));
    expect(await pay(world, one)).toMatchObject({ status: 409, body: { reason: 'paidAlready' } });
    expect(await pay(world, two)).toMatchObject({ status: 409, body: { reason: 'withdrawalFailed' } });
    expect(await batch(world, await ask(world, zoe))).toBe('2');
  });

  it('counts its coins not twice: what is left can be asked for, and no more', async () => {
    const world = await aWorld();
    const rest = (await world.coins(wim)) - 200;
    await batch(world, await ask(world));
    const more = (coins: number) => world.call(wim, 'createWithdrawal', aWithdrawal(coins));
    expect(await more(rest + 1)).toMatchObject({ status: 400, body: { numbers: { balance: rest, waiting: 0 } } });
    expect((await more(rest)).status).toBe(200);
  });

  it('is made of all its requests or of none', async () => {
    const world = await aWorld();
    const [one, two] = [await ask(world), await ask(world)];
    await pay(world, two);
    const before = await world.books();
    expect(await world.call(ada, 'createBatch', { ids: [one, two] })).toMatchObject({
      status: 409,
      body: { reason: 'paidAlready' },
    });
    expect(await world.books()).toEqual(before);
    await batch(world, one, one);
    expect(await exact(world)).toMatchObject({ underWay: 200 });
  });

  it('pays nobody whose coins are gone: a worker who became a buyer has spent them', async () => {
    const world = await aWorld();
    const id = await ask(world);
    await world.call(ada, 'setUserRole', { id: world.ids.wim, role: 'buyer' });
    const spent = { ...aTask({ requiredWorkers: 1, payableAmount: await world.coins(wim) }), user: wim };
    expect((await world.call(wim, 'createTask', spent)).status).toBe(200);
    expect(await world.call(ada, 'createBatch', { ids: [id] })).toMatchObject({ body: { reason: 'workerLacksCoins' } });
    await exact(world);
  });

  it('of a worker who got another role under way comes back to the account, which cannot be deleted before', async () => {
    const world = await aWorld();
    const before = await world.coins(wim);
    const id = await ask(world);
    await batch(world, id);
    const { wim: user } = world.ids;
    expect(await world.call(ada, 'deleteUser', { id: user })).toMatchObject({
      status: 409,
      body: { reason: 'moneyOpen' },
    });
    await world.call(ada, 'setUserRole', { id: user, role: 'buyer' });
    const task = { ...aTask({ requiredWorkers: 1, payableAmount: before }), user: wim };
    expect(await world.call(wim, 'createTask', task)).toMatchObject({ body: { reason: 'notEnoughCoins' } });
    await world.call(ada, 'setUserRole', { id: user, role: 'admin' });
    const own = { batch: 1, rows: [failed(id)] };
    expect(await world.call(wim, 'readBankAnswer', own)).toMatchObject({ body: { reason: 'ownRequest' } });
    expect((await answer(world, '1', failed(id))).status).toBe(200);
    expect(await world.coins(wim)).toBe(before);
    await exact(world);
  });

  it('that fails pays a debt of its worker first', async () => {
    const world = await aWorld();
    const id = await ask(world);
    await batch(world, id);
    const coins = await world.coins(wim);
    const by = { actor: world.ids.ada, created_at: '2026-11-21T10:00:00.000Z' };
    const user = world.ids.wim;
    // Booked as a refund of coins that are spent already would be.
    await world.store.transaction(async (tx) => {
      if (coins > 0) await tx.transfer({ ...by, key: 'taken:x', from: `user:${user}`, to: 'card', amount: coins });
      await tx.transfer({ ...by, key: 'owed:x', from: `owed:${user}`, to: 'card', amount: 50 });
    });
    await answer(world, '1', failed(id));
    const { coin, debt } = (await world.books()).users.find(({ _id }) => _id === user) ?? {};
    expect([coin, debt]).toEqual([150, 0]);
  });
});

describe('a bank’s answer moves nothing', () => {
  it.each([
    ['rowTwice', (one: string) => [paid(one), failed(one)], 2],
    ['rowUnknown', (one: string) => [paid(one), paid('nobody')], 2],
    ['rowElsewhere', (one: string, other: string) => [paid(one), paid(other)], 2],
    ['rowElsewhere', (one: string, _: string, waiting: string) => [paid(one), paid(waiting)], 2],
    ['rowUnsaid', (one: string) => [{ ...paid(one), reference: ' ' }], 1],
    ['rowUnsaid', (one: string) => [{ ...failed(one), reason: '' }], 1],
  ] as const)('where a row does not fit: %s', async (reason, rowsOf, row) => {
    const world = await aWorld();
    await join(world);
    const [one, other] = [await ask(world), await ask(world, zoe)];
    const waiting = await ask(world);
    await batch(world, one);
    await batch(world, other);
    const before = await world.books();
    const rows = rowsOf(one, other, waiting);
    expect(await answer(world, '1', ...rows)).toMatchObject({ status: 409, body: { reason, numbers: { row } } });
    expect(await world.books()).toEqual(before);
  });

  it('where it is read again, with another outcome too', async () => {
    const world = await aWorld();
    const id = await ask(world);
    await batch(world, id);
    await answer(world, '1', paid(id));
    const before = await world.books();
    for (const row of [paid(id), failed(id)])
      expect(await answer(world, '1', row)).toMatchObject({ status: 409, body: { reason: 'rowAnswered' } });
    expect(await world.books()).toEqual(before);
    await exact(world);
  });
});

describe('an admin', () => {
  const decide = ({ call }: World, id: string, act: 'hold' | 'release' | 'refuse', reason = 'Looks odd.') =>
    call(ada, 'decideWithdrawal', { id, act, reason });

  it('holds a request with a reason, which leaves the pending list until it is released; its coins are not free', async () => {
    const world = await aWorld();
    const [id, rest] = [await ask(world), (await world.coins(wim)) - 200];
    expect(await decide(world, id, 'hold', ' ')).toMatchObject({ status: 400, body: { reason: 'reasonMissing' } });
    expect((await decide(world, id, 'hold')).status).toBe(200);
    expect(await pending(world)).toEqual([]);
    expect(await listed(world, wim)).toMatchObject([{ status: 'held', reason: 'Looks odd.' }]);
    expect(await pay(world, id)).toMatchObject({ status: 409, body: { reason: 'withdrawalHeld' } });
    expect(await world.call(ada, 'createBatch', { ids: [id] })).toMatchObject({ body: { reason: 'withdrawalHeld' } });
    expect(await world.call(wim, 'createWithdrawal', aWithdrawal(rest + 1))).toMatchObject({ status: 400 });
    expect((await decide(world, id, 'release')).status).toBe(200);
    expect(await decide(world, id, 'release')).toMatchObject({ status: 409, body: { reason: 'notHeld' } });
    expect((await decide(world, id, 'hold')).status).toBe(200);
    await world.call(ada, 'releaseHold', { id });
    expect((await pay(world, id)).status).toBe(200);
    await exact(world);
  });

  it('refuses a request with a reason: its coins stay, and it is final', async () => {
    const world = await aWorld();
    const [id, coins] = [await ask(world), await world.coins(wim)];
    await decide(world, id, 'hold');
    expect((await decide(world, id, 'refuse', 'Fraud.')).status).toBe(200);
    expect(await listed(world, wim)).toMatchObject([{ status: 'refused', reason: 'Fraud.' }]);
    for (const refused of [await pay(world, id), await decide(world, id, 'hold'), await decide(world, id, 'refuse')])
      expect(refused).toMatchObject({ status: 409, body: { reason: 'withdrawalRefused' } });
    expect((await world.call(wim, 'createWithdrawal', aWithdrawal(coins))).status).toBe(200);
    await exact(world);
  });

  it('decides nothing about an own request, and nobody else decides at all', async () => {
    const world = await aWorld();
    const id = await ask(world);
    const calls = () =>
      Promise.all([
        world.call(wim, 'decideWithdrawal', { id, act: 'refuse', reason: 'Mine.' }),
        world.call(wim, 'createBatch', { ids: [id] }),
      ]);
    for (const one of await calls()) expect(one.status).toBe(403);
    await world.call(ada, 'setUserRole', { id: world.ids.wim, role: 'admin' });
    for (const one of await calls()) expect(one).toMatchObject({ status: 409, body: { reason: 'ownRequest' } });
  });
});
