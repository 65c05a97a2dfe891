// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import { intentOf } from '../aBackend.ts';
import { ada, aWorld, bob, wim, type World } from '../aWorld.ts';

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(async () => {
  expect((await world.store.audit()).problems).toEqual([]);
});

const save = (paymentIntentId: string, coins = 150) =>
  world.call(bob, 'savePayment', { paymentIntentId, coins, cost: 0, email: wim });

it('API-BUYER-9, API-BUYER-10, API-BUYER-11 charge the package’s price and credit its coins once', async () => {
  const before = await world.coins(bob);
  const { body } = await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 });
  expect(body).toEqual({ clientSecret: 'pi_2_secret' });
  expect((await save('pi_2')).status).toBe(409);
  world.cards.settle('pi_2', { status: 'processing' });
  expect(await save('pi_2')).toMatchObject({
    status: 503,
    body: { message: 'The card company has not decided about this payment yet.' },
  });
  world.cards.settle('pi_2');
  const answers = await Promise.all([save('pi_2'), save('pi_2', 9999), save('pi_2')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await world.coins(bob)).toBe(before + 150);
  const history = (await world.call(bob, 'listPayments', { email: bob })).body;
  expect(history).toEqual([
    { paymentIntentId: 'pi_1', coins: 1000, cost: 35, email: bob },
    { paymentIntentId: 'pi_2', coins: 150, cost: 10, email: bob },
  ]);
});

it('API-BUYER-9 are refused where the price is not the package’s', async () => {
  expect((await world.call(bob, 'createPaymentIntent', { amount: 100, coins: 1000 })).status).toBe(400);
});

/** Charges a card for an order of 150 coins that is not saved yet; resolves to the payment intent. */
const charged = async (email = bob): Promise<string> => {
  const intent = intentOf(await world.call(email, 'createPaymentIntent', { amount: 1000, coins: 150 }));
  world.cards.settle(intent);
  return intent;
};
const chargedAs = async (changes: Parameters<typeof world.cards.settle>[1]): Promise<string> => {
  const intent = await charged();
  world.cards.settle(intent, changes);
  return intent;
};

it.each<[string, () => Promise<string>]>([
  ['is unknown', () => Promise.resolve('pi_x')],
  ['is not done', () => chargedAs({ status: 'open' })],
  ['is somebody else’s', () => world.join('zed@example.test', 'buyer').then(() => charged('zed@example.test'))],
  ['was of less than was ordered', () => chargedAs({ amountInCents: 100 })],
  ['is for no order of ours', () => chargedAs({ order: 'elsewhere' })],
])('API-BUYER-10 are refused where the charge %s', async (_, prepare) => {
  const intent = await prepare();
  const before = await world.books();
  expect((await save(intent)).status).toBe(409);
  expect(await world.books()).toEqual(before);
});

it('belong to who ordered them, not to the address: another identity that registers it inherits none', async () => {
  const intent = await charged();
  await world.call(ada, 'deleteUser', { id: world.ids.bob });
  await world.store.transaction((tx) => tx.change('users', world.ids.bob, {}, { uid: 'another bob' }));
  await world.join(bob, 'buyer');
  expect((await save(intent)).status).toBe(409);
  expect(await world.coins(bob)).toBe(0);
});

it.each(['worker', 'admin'] as const)('are credited to who became %s before they were saved', async (role) => {
  const intent = await charged();
  await world.call(ada, 'deleteAnyTask', { id: world.task });
  await world.call(bob, 'approveSubmission', { submissionId: world.submission, workerEmail: wim, payableAmount: 1 });
  expect((await world.call(ada, 'setUserRole', { id: world.ids.bob, role })).status).toBe(200);
  const before = await world.coins(bob);
  expect([(await save(intent)).status, (await save(intent)).status]).toEqual([200, 200]);
  expect(await world.coins(bob)).toBe(before + 150);
  expect(
    (await world.call(wim, 'savePayment', { paymentIntentId: intent, coins: 1, cost: 1, email: wim })).status,
  ).toBe(403);
});

it('are credited to an account that was deleted before they were saved, and to the next one of the same person', async () => {
  const [first, second] = [await charged(), await charged()];
  await world.call(ada, 'deleteUser', { id: world.ids.bob });
  const coinsOf = async (id: string) => (await world.books()).users.find(({ _id }) => _id === id)?.coin ?? 0;
  const left = await coinsOf(world.ids.bob);
  expect((await save(first)).status).toBe(200);
  expect(await coinsOf(world.ids.bob)).toBe(left + 150);
  const anew = await world.join(bob, 'worker');
  expect([(await save(second)).status, (await save(second)).status, (await save(first)).status]).toEqual([
    200, 200, 200,
  ]);
  expect([await coinsOf(anew), await coinsOf(world.ids.bob)]).toEqual([150, left + 150]);
});

it('a package that costs something else by now does not refuse money that was charged', async () => {
  const intent = await chargedAs({ amountInCents: 777 });
  const { _id = '' } = (await world.books()).orders.find((order) => order.intent === intent) ?? {};
  await world.store.transaction((tx) => tx.change('orders', _id, {}, { cents: 777, coins: 111 }));
  const before = await world.coins(bob);
  expect((await save(intent)).status).toBe(200);
  expect(await world.coins(bob)).toBe(before + 111);
  const { body } = await world.call(bob, 'listPayments', { email: bob });
  expect(body).toContainEqual({ paymentIntentId: intent, coins: 111, cost: 7.77, email: bob });
});
