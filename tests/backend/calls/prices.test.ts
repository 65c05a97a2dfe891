import { expect, test } from 'vitest';
import type { BackendConfig, Charge } from '#backend/config.ts';
import { createBackend } from '#backend/createBackend.ts';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Store } from '#backend/store/port.ts';
import { keepTariff } from '#backend/tariffs.ts';
import { issueToken } from '#backend/token.ts';
import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { specified, type Prices } from '#domain/coins.ts';
import { insertedId, personOf, requestOf, secrets, TODAY } from '../aBackend.ts';
import { ada, aWithdrawal, bob, wim } from '../aWorld.ts';

const yen: Prices = {
  currency: { code: 'JPY', minorUnits: 0 },
  packages: [{ coins: 300, price: 2980 }],
  payout: { coins: 20, pays: 100 },
  leastWithdrawal: 40,
  welcome: { buyer: 100, worker: 60, perDay: null },
};

/** Server with these prices on a store, where every charge succeeds. */
const aShop = (prices: Prices, store: Store = createMemoryStore(), config: Partial<BackendConfig> = {}) => {
  const charges = new Map<string, Charge>();
  const notices: string[] = [];
  const app = createBackend({
    store,
    prices,
    secrets,
    verifyIdentity: () => Promise.resolve(null),
    cards: {
      createIntent: (charge) => {
        charges.set(`pi_${charge.order}`, charge);
        return Promise.resolve({ id: `pi_${charge.order}`, clientSecret: `pi_${charge.order}_secret_x` });
      },
      findIntent: (id) => {
        const charge = charges.get(id);
        return Promise.resolve(charge ? { ...charge, status: 'succeeded' } : null);
      },
    },
    today: () => TODAY,
    report: (notice) => void notices.push(notice),
    ...config,
  });
  const call = async <N extends EndpointName>(email: string, name: N, args: Args<Endpoints[N]>) => {
    const { method, path, body } = requestOf(name, args);
    const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(email))}` };
    const answer = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const join = (email: string, role: 'buyer' | 'worker') =>
    call(email, 'createUser', { name: email, email, imgurl: '', role, coin: 0 });
  const admin = async () => {
    const id = insertedId(await join(ada, 'worker'));
    await store.transaction((tx) => tx.change('users', id, {}, { role: 'admin' }));
  };
  const coinsOf = async (email: string) => (await store.read((reader) => reader.userByEmail(email)))?.coin;
  return { store, call, join, admin, coinsOf, notices };
};

test('another currency: welcome, purchase, request and payout are at the owner’s prices, in whole yen', async () => {
  const { store, call, join, admin, coinsOf } = aShop(yen);
  await keepTariff(store, yen, TODAY.toISOString());
  await admin();
  expect((await join(bob, 'buyer')).body).toMatchObject({ welcome: 100 });
  await join(wim, 'worker');
  expect((await call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 })).status).toBe(400);
  const made = await call(bob, 'createPaymentIntent', { amount: 2980, coins: 300 });
  const { clientSecret } = made.body as { clientSecret: string };
  const paymentIntentId = clientSecret.split('_secret_')[0] ?? '';
  await call(bob, 'savePayment', { paymentIntentId, coins: 1, cost: 1, email: bob });
  expect(await coinsOf(bob)).toBe(400);
  expect((await call(bob, 'listPayments', { email: bob })).body).toMatchObject([{ coins: 300, cost: 2980 }]);

  expect((await call(wim, 'createWithdrawal', aWithdrawal(39))).body).toMatchObject({ numbers: { least: 40 } });
  await call(wim, 'createWithdrawal', aWithdrawal(45));
  // Of welcome coins alone it is held, and stands in the other list.
  expect((await call(ada, 'listPayouts', {})).body).toMatchObject([{ withdrawal_amount: 225, status: 'held' }]);
  expect((await call(ada, 'getPrices', {})).body).toEqual(yen);
  expect((await call(ada, 'getBooks', {})).body).toMatchObject({ coinsOwed: 520, owed: 2600, taken: 2980, paidOut: 0 });
  expect((await store.audit()).problems).toEqual([]);

  // What went back to a card was not taken.
  const [bought] = (await call(ada, 'listPurchases', {})).body as { _id: string }[];
  await store.transaction((tx) => tx.change('payments', bought?._id ?? '', {}, { returned: 980 }));
  expect((await call(ada, 'getBooks', {})).body).toMatchObject({ taken: 2000 });
});

test('a payment of more than a million minor units can be refunded whole', async () => {
  const taka = { currency: { code: 'BDT', minorUnits: 2 }, packages: [{ coins: 5000, price: 15_000 }] };
  const refunded: number[] = [];
  const cards: NonNullable<BackendConfig['cards']> = {
    createIntent: () => Promise.resolve({ id: 'pi_1', clientSecret: 'pi_1_secret_x' }),
    findIntent: async () => {
      const [order] = (await store.read((reader) => reader.list('orders', {}))).rows;
      return { status: 'succeeded', order: order?._id ?? '', amountInCents: 1_500_000 };
    },
    findReturns: () => Promise.resolve({ refunds: [], disputes: [] }),
    refund: ({ amountInCents }) => {
      refunded.push(amountInCents);
      return Promise.resolve(null);
    },
  };
  const { store, call, join, admin, coinsOf } = aShop({ ...specified, ...taka }, undefined, { cards });
  await admin();
  await join(bob, 'buyer');
  await call(bob, 'createPaymentIntent', { amount: 1_500_000, coins: 5000 });
  await call(bob, 'savePayment', { paymentIntentId: 'pi_1', coins: 1, cost: 1, email: bob });
  expect(await coinsOf(bob)).toBe(5050);
  expect((await call(ada, 'refundPurchase', { id: 'pi_1', amount: 1_500_000 })).status).toBe(200);
  expect(refunded).toEqual([1_500_000]);
  expect(await coinsOf(bob)).toBe(50);
});

test('a request that waits keeps the rate that it was made at, and the books are right at both', async () => {
  const before: Prices = { ...specified, welcome: { buyer: 400, worker: 400, perDay: null } };
  const { store, call, join, admin } = aShop(before);
  await keepTariff(store, before, TODAY.toISOString());
  await admin();
  await join(wim, 'worker');
  await call(wim, 'createWithdrawal', aWithdrawal(200));
  const after: Prices = { ...before, payout: { coins: 25, pays: 1 }, welcome: { buyer: 5, worker: 5, perDay: null } };
  await keepTariff(store, after, TODAY.toISOString());
  const later = aShop(after, store);
  await later.call(wim, 'createWithdrawal', aWithdrawal(200));
  const { body } = await later.call(ada, 'listPayouts', {});
  expect((body as { withdrawal_amount: number }[]).map(({ withdrawal_amount }) => withdrawal_amount).sort()).toEqual([
    10, 8,
  ]);
  expect((await store.audit()).problems).toEqual([]);
});

test('books in one currency are not taken for another’s, and a mistaken start before the first sale is forgiven', async () => {
  const { store, call, join } = aShop(specified);
  await join(wim, 'worker');
  await keepTariff(store, yen, '2026-11-21T10:00:00.000Z');
  await keepTariff(store, specified, '2026-11-21T11:00:00.000Z');
  await join(bob, 'buyer');
  await call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 });
  await expect(keepTariff(store, yen, '2026-11-21T12:00:00.000Z')).rejects.toThrow(
    'The books are in USD, and the settings say JPY: another currency needs a database of its own.',
  );
  await keepTariff(store, specified, '2026-11-21T13:00:00.000Z');
  expect((await store.audit()).problems).toEqual([]);
});

test('beyond the welcome coins of a day a new account gets none, is told so, and the owner too', async () => {
  const prices: Prices = { ...specified, welcome: { buyer: 50, worker: 10, perDay: 70 } };
  const { store, join, coinsOf, notices } = aShop(prices);
  await Promise.all([join(bob, 'buyer'), join(wim, 'worker')]);
  expect((await join('late@example.test', 'buyer')).body).toMatchObject({ welcome: 0 });
  expect(await coinsOf('late@example.test')).toBe(0);
  expect(notices).toEqual([
    expect.stringMatching(/^The welcome coins of this day are given, 70 at most: \w+ got none\.$/),
  ]);
  // The ten that are left are still given.
  expect((await join('last@example.test', 'worker')).body).toMatchObject({ welcome: 10 });
  const tomorrow = aShop(prices, store, { today: () => new Date('2026-11-22T00:00:00Z') });
  expect((await tomorrow.join('next@example.test', 'buyer')).body).toMatchObject({ welcome: 50 });
  expect((await store.audit()).problems).toEqual([]);
});

test('C-67 a server that announces no prices has no call for them, and tells no welcome', async () => {
  const { call, join } = aShop(specified, createMemoryStore(), { extras: [] });
  expect(Object.keys((await join(bob, 'buyer')).body as object)).toEqual(['insertedId']);
  expect((await call(bob, 'getPrices', {})).status).toBe(404);
});
