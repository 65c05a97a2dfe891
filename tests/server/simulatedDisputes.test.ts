import { expect, it } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { startServer } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';
import { signIn } from './support/signIn.ts';

type Purchase = { _id: string; state: string; due: string; taken: number };
type Listed = { id: string; amountInCents: number; isInquiry: boolean };

/** Server with simulated companies, on a database of its own, and its buyer. */
const aShop = async () => {
  const database = await aDatabase({ migrated: false });
  const env = { DATABASE_URL: database.url };
  let server = await startServer(env, 'full');
  const store = createPostgresStore({ connectionString: database.url });
  const email = demoPeople.buyer;
  const buyer = await signIn(server.url, email);
  const admin = await signIn(server.url, demoPeople.admin);
  const ask = async <T>(path: string, token = '', sent?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` };
    const body = sent && { method: 'POST', body: JSON.stringify(sent) };
    return (await (await fetchAlone(server.url + path, { headers, ...body })).json()) as T;
  };
  const purchaseOf = async (id: string) => {
    const found = await ask<Purchase[]>(`/api/purchases?filter=${JSON.stringify({ q: email })}`, admin);
    return found.find((one) => one._id === id);
  };
  const coins = async () => (await store.read((reader) => reader.userByEmail(email)))?.coin ?? NaN;
  return {
    coins,
    /** Buys 150 coins with a card that the bank treats by `turn`; resolves to the purchase's id. */
    buy: async (turn: string, { closesPage = false } = {}): Promise<string> => {
      const { clientSecret } = await ask<{ clientSecret: string }>('/api/create-payment-intent', buyer, {
        coins: 150,
        amount: 1000,
      });
      const [paymentIntentId = ''] = clientSecret.split('_secret_');
      await ask(`/simulated-cards/${turn}`, '', { clientSecret });
      if (!closesPage) await ask('/api/save-payment-info', buyer, { paymentIntentId, coins: 150, cost: 10, email });
      return paymentIntentId;
    },
    stateIs: (id: string, state: string) => until(async () => (await purchaseOf(id))?.state === state),
    purchaseOf,
    open: () => ask<Listed[]>('/simulated-cards/disputes'),
    decide: (id: string, verdict: string) => ask<Listed[]>('/simulated-cards/disputes', '', { id, verdict }),
    refund: (id: string, amount: number) => ask(`/api/refund${id}`, admin, { amount }),
    audit: () => store.audit(),
    restart: async () => {
      await server.stop('SIGKILL');
      server = await startServer(env, 'full');
    },
    end: async () => {
      await store.close();
      expect(await server.stop()).toBe(0);
      await database.remove();
    },
  };
};

it('opens a dispute soon after its test card was charged, with a day to answer by; won, the coins come back, and lost they do not', async () => {
  const shop = await aShop();
  const before = await shop.coins();
  const first = await shop.buy('dispute');
  expect(await shop.coins()).toBe(before + 150);
  // A process that is killed before the event was sent sends it after its start.
  await shop.restart();
  await shop.stateIs(first, 'disputed');
  const { due = '' } = (await shop.purchaseOf(first)) ?? {};
  expect(Date.parse(due)).toBeGreaterThan(Date.now());
  expect(await shop.coins()).toBe(before);
  const [{ id, ...listed } = { id: '' }] = await shop.open();
  expect(listed).toEqual({ amountInCents: 1000, isInquiry: false });
  expect(await shop.decide(id, 'won')).toEqual([]);
  await shop.stateIs(first, 'won');
  expect(await shop.coins()).toBe(before + 150);
  // A decision is final.
  await shop.decide(id, 'lost');

  const second = await shop.buy('dispute');
  await shop.stateIs(second, 'disputed');
  const [other] = await shop.open();
  await shop.decide(other?.id ?? '', 'lost');
  await shop.stateIs(second, 'lost');
  expect(await shop.purchaseOf(first)).toMatchObject({ state: 'won', due: '', taken: 0 });
  expect(await shop.coins()).toBe(before + 150);
  expect((await shop.audit()).problems).toEqual([]);
  await shop.end();
});

it('credits a purchase whose page was closed right after the charge', async () => {
  const shop = await aShop();
  const before = await shop.coins();
  const purchase = await shop.buy('charge', { closesPage: true });
  await shop.stateIs(purchase, 'paid');
  expect(await shop.coins()).toBe(before + 150);
  await shop.end();
});

it('opens an inquiry, which moves no coins until it becomes a dispute', async () => {
  const shop = await aShop();
  const before = await shop.coins();
  const [kept, taken] = [await shop.buy('inquire'), await shop.buy('inquire')];
  await shop.stateIs(kept, 'inquiry');
  await shop.stateIs(taken, 'inquiry');
  expect(await shop.coins()).toBe(before + 300);
  const [two, one] = await shop.open();
  expect(one).toMatchObject({ isInquiry: true });
  await shop.decide(one?.id ?? '', 'won');
  await shop.stateIs(kept, 'paid');
  expect(await shop.decide(two?.id ?? '', 'lost')).toMatchObject([{ id: two?.id, isInquiry: false }]);
  await shop.stateIs(taken, 'disputed');
  expect(await shop.coins()).toBe(before + 150);
  expect((await shop.audit()).problems).toEqual([]);
  await shop.end();
});

it('the bank lists what is left after refunds, and nothing is refunded that it has taken already', async () => {
  const shop = await aShop();
  const before = await shop.coins();
  const asked = await shop.buy('inquire');
  await shop.stateIs(asked, 'inquiry');
  await shop.refund(asked, 400);
  const taken = await shop.buy('dispute');
  // The event about the dispute has not been sent yet.
  await shop.refund(taken, 1000);
  const [one] = await shop.open();
  expect(await shop.open()).toMatchObject([
    { amountInCents: 1000, isInquiry: false },
    { amountInCents: 600, isInquiry: true },
  ]);
  await shop.decide(one?.id ?? '', 'won');
  await until(async () => (await shop.purchaseOf(taken))?.taken === 0);
  expect(await shop.coins()).toBe(before + 300 - 60);
  expect((await shop.audit()).problems).toEqual([]);
  await shop.end();
});
