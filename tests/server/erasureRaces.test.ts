import { afterEach, expect, it, vi } from 'vitest';
import type { Store, Tx } from '#backend/store/port.ts';
import { ada, aWorld, bob, wim } from '#tests/backend/aWorld.ts';
import { goThrough, inProcess } from '#tests/backend/door.ts';
import { onPostgres } from './support/onPostgres.ts';

// What another call commits while a transaction waits for its locks.
goThrough({ keep: onPostgres({ max: 6 }), ask: inProcess.ask });
afterEach(() => vi.restoreAllMocks());

/** World in which nothing of wim, who has 610 coins, is open. */
const settled = async () => {
  const world = await aWorld();
  await world.call(bob, 'rejectSubmission', { submissionId: world.submission, taskId: '' });
  return world;
};

/** Promise `given` that resolves when `give` is called. */
const aSignal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
};

/** Changes the next transaction of the store: `changed` returns the functions to use in place of its own. */
const inNext = (store: Store, changed: (tx: Tx) => Partial<Tx>) => {
  const { transaction } = store;
  vi.spyOn(store, 'transaction').mockImplementationOnce((work) => transaction((tx) => work({ ...tx, ...changed(tx) })));
};

it('an address that is verified anew while its owner is erased stays nowhere', async () => {
  const world = await settled();
  const { store, request } = world;
  const { transaction } = store;
  const [locked, signedIn] = [aSignal(), aSignal()];
  vi.spyOn(store, 'transaction').mockImplementationOnce((work) =>
    transaction(async (tx) => {
      const result = await work(tx);
      locked.give();
      await signedIn.given;
      return result;
    }),
  );
  const erasing = world.call(wim, 'eraseAccount', { coins: '610' });
  await locked.given;
  inNext(
    store,
    (tx) =>
      ({
        change: (...args: Parameters<Tx['change']>) => {
          // The row is locked by the erasure, which commits while this waits.
          setTimeout(signedIn.give, 50);
          return tx.change(...args);
        },
      }) as Partial<Tx>,
  );
  const email = 'willem@example.test';
  const headers = { authorization: `Bearer proof-of-${email};${wim}` };
  expect((await request('/jwt', { method: 'POST', headers, body: JSON.stringify({ email }) })).status).toBe(200);
  expect((await erasing).status).toBe(200);
  expect(JSON.stringify(await world.books())).not.toMatch(/willem|\bwim\b/);
});

it('nobody erases an account that is suspended before it is locked', async () => {
  const world = await settled();
  inNext(world.store, (tx) => ({
    lockUsers: async (where) => {
      await world.call(ada, 'suspendUser', { id: world.ids.wim, reason: 'Fraud.' });
      return tx.lockUsers(where);
    },
  }));
  expect((await world.call(wim, 'eraseAccount', { coins: '610' })).status).toBe(401);
  expect(await world.coins(wim)).toBe(610);
});

it('a refund is borne by the account that its buyer has made meanwhile', async () => {
  const world = await aWorld();
  await world.call(ada, 'deleteUser', { id: world.ids.bob });
  let joined: Promise<string> | undefined;
  inNext(world.store, (tx) => ({
    lockUsers: async (where) => {
      await (joined ??= world.join(bob, 'buyer'));
      return tx.lockUsers(where);
    },
  }));
  expect((await world.call(ada, 'refundPurchase', { id: world.intent, amount: 3500 })).status).toBe(200);
  const debts = (await world.books()).users.filter(({ uid }) => uid === `uid of ${bob}`);
  expect(debts.find(({ deleted }) => deleted)).toMatchObject({ debt: 0 });
  expect(debts.find(({ deleted }) => !deleted)?.debt).toBeGreaterThan(0);
});
