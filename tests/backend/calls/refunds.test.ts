// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Purchase } from '#domain/entities.ts';
import { askRefunds } from '#backend/askRefunds.ts';
import { cancelStaleOrders } from '#backend/cancelStaleOrders.ts';
import { intentOf, TODAY } from '../aBackend.ts';
import { ada, aTask, aWorld, bob, wim, type World } from '../aWorld.ts';

const eve = 'eve@example.test';
let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(async () => {
  const { problems, totals } = await world.store.audit();
  expect(problems).toEqual([]);
  const { balances, escrow, underWay, paidOut, debt, minted, charged } = totals;
  expect(balances + escrow + underWay + paidOut - debt).toBe(minted + charged);
});

const purchases = async () => (await world.call(ada, 'listPurchases', {})).body as Purchase[];
const stateOf = async (id = world.intent) => (await purchases()).find(({ _id }) => _id === id);
const refund = (amount: number) => world.call(ada, 'refundPurchase', { id: world.intent, amount });
let events = 0;
const told = (type = 'refund.updated') =>
  world.send(null, 'POST', '/card-events', { id: `evt_${++events}`, type, intent: world.intent, isReturn: true });
const dispute = async (status: string, cents: number, due = '') => {
  world.cards.put(world.intent, { disputes: [{ id: 'dp_1', cents, status, due }] });
  expect((await told('charge.dispute.updated')).status).toBe(200);
};
const purse = async () => {
  const { coin = 0, debt = 0 } = (await world.books()).users.find(({ _id }) => _id === world.ids.bob) ?? {};
  return { coin, debt };
};
const keys = async () => (await world.books()).ledger.map(({ key }) => key.replace(/[0-9a-f]{24}/g, 'ID'));

// Bob has bought 1,000 coins for $35, and 150 of them are left.

it('a refund in part takes the coins of its money, rounded up, and a second one the rest', async () => {
  expect((await refund(100)).status).toBe(200);
  expect(await purse()).toEqual({ coin: 150 - 29, debt: 0 });
  expect(await stateOf()).toMatchObject({ state: 'refundedInPart', returned: 1, taken: 29, cost: 35, email: bob });
  expect((await refund(3400)).status).toBe(200);
  expect(await purse()).toEqual({ coin: 0, debt: 850 });
  expect(await stateOf()).toMatchObject({ state: 'refunded', returned: 35, taken: 1000 });
  expect((await keys()).slice(-3).sort()).toEqual(['owed:ID:3', 'taken:ID:1', 'taken:ID:3']);
});

it('a refund that fails later, and one that the company refuses, give the coins back', async () => {
  world.cards.nextRefunds('pending');
  await refund(350);
  expect(await stateOf()).toMatchObject({ state: 'refundPending', returned: 3.5, taken: 100 });
  expect(await purse()).toEqual({ coin: 50, debt: 0 });
  const [asked] = world.cards.returnsOf(world.intent).refunds;
  world.cards.put(world.intent, { refunds: asked ? [{ ...asked, status: 'failed' }] : [] });
  await Promise.all([told(), told()]);
  expect(await stateOf()).toMatchObject({ state: 'refundFailed', returned: 0, taken: 0 });
  world.cards.nextRefunds('refused');
  expect((await refund(350)).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: 'refundFailed', returned: 0, taken: 0 });
  expect(await purse()).toEqual({ coin: 150, debt: 0 });
});

it('a refund that the company did not answer is asked for once more, and once only', async () => {
  world.cards.nextRefunds('silent');
  const silent = { cards: { ...world.cards }, transaction: world.store.transaction, report: () => {} };
  await world.store.transaction(async (tx) => {
    const row = { _id: 'ours', payment_id: world.intent, refund: '', cents: 350, admin: world.ids.ada };
    await tx.insert('refunds', { ...row, status: 'asked', created_at: TODAY.toISOString() });
  });
  world.cards.nextRefunds('succeeded');
  await askRefunds(silent, TODAY);
  await askRefunds(silent, TODAY);
  expect(world.cards.returnsOf(world.intent).refunds).toMatchObject([{ ours: 'ours', cents: 350 }]);
  expect(await stateOf()).toMatchObject({ state: 'refundedInPart', taken: 100 });
});

it('refunds that are never answered keep no later one from being asked for', async () => {
  const row = { payment_id: world.intent, refund: '', cents: 1, admin: world.ids.ada, status: 'asked' } as const;
  await world.store.transaction(async (tx) => {
    for (let number = 1; number <= 41; number++)
      await tx.insert('refunds', { ...row, _id: `asked ${number}`, created_at: new Date(number).toISOString() });
  });
  const asked = new Set<string>();
  const refuse = ({ refund: id }: { refund: string }) => {
    asked.add(id);
    return Promise.reject(new Error('No answer.'));
  };
  const deaf = { cards: { ...world.cards, refund: refuse }, transaction: world.store.transaction, report: () => {} };
  for (let minute = 0; minute < 3; minute++) await askRefunds(deaf, new Date(TODAY.getTime() + minute * 60_000));
  expect(asked.size).toBe(41);
  await world.store.transaction(async (tx) => {
    for (const id of asked) await tx.change('refunds', id, { status: 'asked' }, { status: 'failed' });
  });
});

it('a dispute takes the coins with its money, and gives them back', async () => {
  const due = '2026-12-05T00:00:00.000Z';
  await dispute('warning_needs_response', 0, due);
  expect(await stateOf()).toMatchObject({ state: 'inquiry', due, taken: 0 });
  await dispute('needs_response', 3500, due);
  expect(await stateOf()).toMatchObject({ state: 'disputed', due, taken: 1000 });
  expect(await purse()).toEqual({ coin: 0, debt: 850 });
  await dispute('won', 0);
  expect(await stateOf()).toMatchObject({ state: 'won', due: '', taken: 0 });
  expect(await purse()).toEqual({ coin: 150, debt: 0 });
  expect((await keys()).slice(-2).sort()).toEqual(['returned:dp_1:3', 'settle:returned:dp_1:3']);
});

it('a lost dispute and a refund take nothing twice, in either order', async () => {
  await refund(3500);
  await dispute('lost', 3500);
  expect(await purse()).toEqual({ coin: 0, debt: 850 });
  expect(await stateOf()).toMatchObject({ state: 'lost', returned: 35, taken: 1000 });
});

it('a payment that is lost in a dispute is lost, also after a refund that the company refused for it', async () => {
  world.cards.nextRefunds('refused');
  expect((await refund(350)).status).toBe(200);
  await dispute('lost', 3500);
  expect(await stateOf()).toMatchObject({ state: 'lost', returned: 35, taken: 1000 });
});

it('every credit pays the debt first: work that is rejected, a task that is closed, coins that are bought', async () => {
  await dispute('lost', 3500);
  await world.call(bob, 'deleteBuyerTask', { id: world.task, email: bob, requiredWorkers: 2, payableAmount: 100 });
  expect(await purse()).toEqual({ coin: 0, debt: 650 });
  await world.call(bob, 'rejectSubmission', { submissionId: world.submission, taskId: world.task });
  expect(await purse()).toEqual({ coin: 0, debt: 550 });
  const intent = intentOf(await world.call(bob, 'createPaymentIntent', { amount: 3500, coins: 1000 }));
  world.cards.settle(intent);
  await world.call(bob, 'savePayment', { paymentIntentId: intent, coins: 1000, cost: 35, email: bob });
  expect(await purse()).toEqual({ coin: 450, debt: 0 });
  expect((await world.call(bob, 'createTask', aTask({ payableAmount: 150 }))).status).toBe(200);
});

it('a debt is written off by two admins, with a reason', async () => {
  await dispute('lost', 3500);
  await world.join(eve, 'worker');
  await world.store.transaction(async (tx) => {
    const { _id = '' } = (await tx.userByEmail(eve)) ?? {};
    await tx.change('users', _id, {}, { role: 'admin' });
  });
  await world.call(ada, 'askWriteOff', { id: world.ids.bob, reason: 'The bank was wrong.' });
  const { body } = await world.call(eve, 'listDebts', {});
  const row = { _id: world.ids.bob, name: 'bob', email: bob, debt: 850, reason: 'The bank was wrong.', asker: ada };
  expect(body).toEqual([row]);
  expect((await world.call(eve, 'confirmWriteOff', { id: world.ids.bob })).status).toBe(200);
  expect((await world.call(ada, 'listDebts', {})).body).toEqual([]);
  expect(await purse()).toEqual({ coin: 0, debt: 0 });
});

it('nobody confirms a write-off that they have asked for under an account of before', async () => {
  await dispute('lost', 3500);
  await world.join(eve, 'worker');
  await world.store.transaction(async (tx) => {
    const { _id = '' } = (await tx.userByEmail(eve)) ?? {};
    await tx.change('users', _id, {}, { role: 'admin' });
  });
  const { ids, call } = world;
  await call(ada, 'askWriteOff', { id: ids.bob, reason: 'The bank was wrong.' });
  await call(eve, 'deleteUser', { id: ids.ada });
  await call(eve, 'setUserRole', { id: await world.join(ada, 'worker'), role: 'admin' });
  const refusal = { status: 409, body: { reason: 'ownWriteOff' } };
  expect(await call(ada, 'confirmWriteOff', { id: ids.bob })).toMatchObject(refusal);
  expect((await call(eve, 'confirmWriteOff', { id: ids.bob })).status).toBe(200);
});

it('no debt is written off while money of its person is under way, which may come back', async () => {
  await world.join(eve, 'worker');
  await world.store.transaction(async (tx) => {
    const { _id = '' } = (await tx.userByEmail(eve)) ?? {};
    await tx.change('users', _id, {}, { role: 'admin' });
  });
  const ask = () => world.call(ada, 'askWriteOff', { id: world.ids.bob, reason: 'The bank was wrong.' });
  const open = { status: 409, body: { reason: 'moneyReturns' } };
  await dispute('needs_response', 3500);
  expect(await ask()).toMatchObject(open);
  await dispute('lost', 3500);
  expect((await ask()).status).toBe(200);
  await dispute('needs_response', 3500);
  expect(await world.call(eve, 'confirmWriteOff', { id: world.ids.bob })).toMatchObject(open);
  await dispute('won', 0);
  expect(await purse()).toEqual({ coin: 150, debt: 0 });
});

it('a debt of a closed account meets the next one of its identity', async () => {
  await world.call(ada, 'deleteUser', { id: world.ids.bob });
  await dispute('lost', 3500);
  const anew = await world.join(bob, 'worker');
  const debts = (await world.books()).users.map(({ _id, debt }) => [_id, debt]);
  expect(debts).toEqual(
    expect.arrayContaining([
      [world.ids.bob, 0],
      [anew, expect.any(Number)],
    ]),
  );
  expect((await world.books()).users.find(({ _id }) => _id === anew)?.debt).toBeGreaterThan(0);
  await dispute('won', 0);
  expect((await world.books()).users.find(({ _id }) => _id === anew)?.debt).toBe(0);
});

it('a purchase whose buyer was deleted, or has another role, says so in the list', async () => {
  const intents = [];
  for (let n = 0; n < 2; n++)
    intents.push(intentOf(await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 })));
  for (const intent of intents) world.cards.settle(intent);
  const save = (paymentIntentId = '') =>
    world.call(bob, 'savePayment', { paymentIntentId, coins: 1, cost: 1, email: bob });
  await world.store.transaction((tx) => tx.change('users', world.ids.bob, {}, { role: 'worker' }));
  await save(intents[0]);
  await world.call(ada, 'deleteUser', { id: world.ids.bob });
  await save(intents[1]);
  expect([await stateOf(intents[0]), await stateOf(intents[1]), await stateOf()]).toMatchObject([
    { buyer: 'worker' },
    { buyer: 'deleted' },
    { buyer: '' },
  ]);
});

it('nothing is paid out while coins of test cards are in the books', async () => {
  await world.store.transaction((tx) => tx.change('payments', world.intent, {}, { live: false }));
  const pay = () => world.call(ada, 'payWithdrawal', { id: 'x', withdrawalAmount: 1, workerEmail: wim });
  expect(await pay()).toMatchObject({ status: 409, body: { reason: 'testCards' } });
  await refund(3500);
  expect((await pay()).status).toBe(404);
});

it('orders that nobody has paid in a day are canceled, and those whose event was lost are credited', async () => {
  const order = async () => intentOf(await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }));
  const [forgotten, paid, waiting] = [await order(), await order(), await order()];
  world.cards.settle(paid);
  world.cards.settle(waiting, { status: 'processing' });
  const canceled: string[] = [];
  const cancelIntent = (id: string) => Promise.resolve(id !== waiting && canceled.push(id) > 0);
  const follower = { cards: { ...world.cards, cancelIntent }, transaction: world.store.transaction, report: () => {} };
  await cancelStaleOrders(follower, TODAY);
  expect(canceled).toEqual([]);
  const tomorrow = new Date(TODAY.getTime() + 25 * 60 * 60 * 1000);
  await cancelStaleOrders(follower, tomorrow);
  await cancelStaleOrders(follower, tomorrow);
  expect(canceled).toEqual([forgotten]);
  expect(await stateOf(paid)).toMatchObject({ coins: 150, state: 'paid' });
  const open = (await world.books()).orders.filter((one) => one.open).map(({ intent }) => intent);
  expect(open).toEqual([waiting]);
});

it('no account is deleted while the money of an earlier account of the person is disputed', async () => {
  const { call, ids } = world;
  await call(ada, 'deleteUser', { id: ids.bob });
  const anew = await world.join(bob, 'buyer');
  for (let times = 1; times <= 7; times++) {
    const intent = intentOf(await call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }));
    world.cards.settle(intent);
    await call(bob, 'savePayment', { paymentIntentId: intent, coins: 150, cost: 10, email: bob });
  }
  await dispute('needs_response', 3500);
  expect(await world.coins(bob)).toBe(50);
  expect(await call(ada, 'deleteUser', { id: anew })).toMatchObject({ status: 409, body: { reason: 'moneyOpen' } });
  await dispute('won', 0);
  expect(await world.coins(bob)).toBe(1050);
  expect((await call(ada, 'deleteUser', { id: anew })).status).toBe(200);
});
