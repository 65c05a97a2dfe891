// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { after, type Purchase, type PurchaseEvent } from '#purchases/purchase.ts';
import type { PayResult } from '#purchases/createCharger.ts';
import { forgetPurchaseSecrets } from '#services/purchaseSecrets.ts';
import type { Charge } from '#services/cards.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aTab, aWorld, BUYER, hundredAndFifty, lost, refusal, settled, ten } from './aWorld.ts';

/** Reason that the screen shows for a failed press on Pay. */
const told = (answer: PayResult) => (answer.result === 'failed' ? (answer.reason as () => string)() : undefined);

const aPurchase = (state: Purchase['state']): Purchase => ({
  id: 'pi_1',
  coins: 150,
  price: 10,
  email: BUYER,
  at: 0,
  state,
});

test('the states follow each other in one order alone', () => {
  const path: PurchaseEvent[] = ['confirm', 'paid', 'send', 'recorded'];
  expect(path.reduce(after, aPurchase('INTENT')).state).toBe('SAVED');
  expect(after(aPurchase('CONFIRMING'), 'unpaid').state).toBe('FAILED');
  expect(after(aPurchase('CONFIRMING'), 'send')).toMatchObject({ state: 'SAVING', unproven: true });
  expect(() => after(aPurchase('INTENT'), 'send')).toThrow();
  expect(() => after(aPurchase('SAVED'), 'confirm')).toThrow();
  expect(() => after(aPurchase('CONFIRMED'), 'confirm')).toThrow();
});

test('BP-10 a purchase is in the journal before the card is charged, and gone once the server has acknowledged it', async () => {
  const world = aWorld();
  const { pay, saved } = aTab(world);
  let before: unknown;
  const result = await pay(hundredAndFifty, (secret) => {
    before = world.kept();
    world.charge(secret);
    return { state: 'paid' };
  });
  expect(before).toEqual([
    [`purchase-secret:${BUYER}:pi_1`, 'pi_1_secret_x'],
    [`purchase:${BUYER}:pi_1`, expect.stringContaining('"state":"CONFIRMING"')],
  ]);
  expect(result).toEqual({ result: 'saved' });
  expect(world.records).toEqual(['pi_1']);
  expect(saved).toMatchObject([{ id: 'pi_1', coins: 150, price: 10, email: BUYER }]);
  expect(world.kept()).toEqual([]);
});

test('BP-13 a declined card leaves nothing behind, and the next try for the package charges the same intent', async () => {
  const world = aWorld();
  const { pay } = aTab(world);
  const declined = await pay(hundredAndFifty, () => ({ state: 'unpaid', reason: 'Your card was declined.' }));
  expect(told(declined)).toBe('Your card was declined.');
  expect(world.kept()).toEqual([]);
  await pay();
  expect([world.intents(), world.charges]).toEqual([1, ['pi_1_secret_x']]);
  await pay();
  await pay(ten);
  expect(world.intents()).toBe(3);
});

test('BP-13 an intent that takes no further card is not used again', async () => {
  const world = aWorld();
  const { pay } = aTab(world);
  await pay(hundredAndFifty, () => ({ state: 'unpaid', spent: true }));
  await pay();
  expect([world.intents(), world.charges]).toEqual([2, ['pi_2_secret_x']]);
});

test('BP-8 a package whose price has changed since the last try charges the price that is shown', async () => {
  const world = aWorld();
  const { pay } = aTab(world);
  await pay(hundredAndFifty, () => ({ state: 'unpaid' }));
  await pay({ ...hundredAndFifty, price: 8 });
  expect(world.charges).toEqual(['pi_2_secret_x']);

  const secret = world.createIntent();
  world.storage.set(`purchase-secret:${BUYER}:pi_3`, secret);
  world.storage.set(`purchase:${BUYER}:pi_3`, JSON.stringify({ ...aPurchase('CONFIRMING'), id: 'pi_3' }));
  await aTab(world).pay({ ...hundredAndFifty, price: 8 });
  expect(world.charges).toEqual(['pi_2_secret_x', 'pi_4_secret_x']);
});

test('BP-8 another package than the one that nobody can tell of yet has an intent of its own, and charges its own price', async () => {
  const world = aWorld();
  const secret = world.createIntent();
  const left = { ...aPurchase('CONFIRMING'), coins: ten.coins, price: ten.price };
  world.storage.set(`purchase:${BUYER}:pi_1`, JSON.stringify(left));
  world.storage.set(`purchase-secret:${BUYER}:pi_1`, secret);
  const { pay, saved } = aTab(world);
  expect(await pay(hundredAndFifty)).toEqual({ result: 'saved' });
  expect([world.charges, saved]).toMatchObject([['pi_2_secret_x'], [{ id: 'pi_2', coins: 150, price: 10 }]]);
  await pay(ten);
  expect(world.charges).toEqual(['pi_2_secret_x', secret]);
});

test('without an intent nothing is charged, and the server’s reason is handed on', async () => {
  expectConsoleError(/no such package/);
  const world = aWorld();
  const calls = { createPaymentIntent: () => Promise.reject(refusal(400, 'no such package')) };
  expect(told(await aTab(world, { calls }).pay())).toBe('no such package');
  expect([world.charges, world.kept()]).toEqual([[], []]);
});

test('BP-14 presses on Pay while one is under way charge nothing, in this tab and in another', async () => {
  const world = aWorld();
  const [tab, other] = [aTab(world), aTab(world)];
  const results = await Promise.all([tab.pay(), tab.pay(), other.pay(), other.pay(ten)]);
  expect(results.map(({ result }) => result)).toEqual(['saved', 'elsewhere', 'elsewhere', 'elsewhere']);
  expect([world.charges.length, world.records.length, world.intents()]).toEqual([1, 1, 1]);
});

test('BP-14 a second tab that is opened meanwhile leaves a charge under way alone', async () => {
  const world = aWorld();
  let answer: (charge: Charge) => void = () => {};
  const paying = aTab(world).pay(hundredAndFifty, () => new Promise((resolve) => (answer = resolve)));
  await settled();
  const find = vi.fn(world.stateOf);
  const other = aTab(world, { find: async (secret) => find(secret), pause: settled as () => Promise<void> });
  const stop = other.purchases.start();
  await settled();
  expect(find).not.toHaveBeenCalled();
  world.charge('pi_1_secret_x');
  answer({ state: 'paid' });
  expect(await paying).toEqual({ result: 'saved' });
  await settled();
  await settled();
  stop();
  expect([world.charges.length, world.records]).toEqual([1, ['pi_1']]);
});

test('BP-10 two tabs that both find an unsaved purchase tell the server once', async () => {
  const world = aWorld();
  world.storage.set(`purchase:${BUYER}:pi_9`, JSON.stringify({ ...aPurchase('CONFIRMED'), id: 'pi_9' }));
  const tabs = [aTab(world), aTab(world)];
  tabs.forEach(({ purchases }) => purchases.start());
  await settled();
  expect(world.records).toEqual(['pi_9']);
  expect(tabs.flatMap(({ saved }) => saved)).toHaveLength(1);
  expect(world.kept()).toEqual([]);
});

test('a lost answer of the card company is asked for until it is known: charged (BP-9)', async () => {
  const world = aWorld();
  const { pay, saved } = aTab(world);
  const result = await pay(hundredAndFifty, (secret) => {
    world.charge(secret);
    return { state: 'open' };
  });
  expect([result, world.charges.length, saved.length]).toEqual([{ result: 'saved' }, 1, 1]);
});

test('a lost answer of the card company is asked for until it is known: not charged (BP-9)', async () => {
  expectConsoleError(/unreachable/);
  const world = aWorld();
  let asked = 0;
  const find = async (secret: string) => {
    if (++asked < 3) throw new Error('unreachable');
    return world.stateOf(secret);
  };
  const { pay } = aTab(world, { find });
  expect(await pay(hundredAndFifty, () => ({ state: 'open' }))).toEqual({ result: 'failed' });
  // The first 'not charged' might have overtaken the charge.
  expect(asked).toBe(4);
  expect(world.kept()).toEqual([]);
});

test.each([500, 503, 408, 429])('BP-10 the server is told again after %s, until it acknowledges', async (status) => {
  expectConsoleError(new RegExp(String(status)));
  const world = aWorld();
  let tries = 0;
  const calls = {
    savePayment: async ({ id }: Pick<Purchase, 'id'>) => {
      if (++tries < 4) throw refusal(status);
      world.record(id);
    },
  };
  const { pay, saved, purchases } = aTab(world, { calls });
  expect(await pay()).toEqual({ result: 'saving' });
  expect(purchases.unsaved()).toMatchObject([{ id: 'pi_1', state: 'SAVING' }]);
  await settled();
  expect([tries, world.records, saved.length, world.kept()]).toEqual([4, ['pi_1'], 1, []]);
  expect(purchases.unsaved()).toEqual([]);
});

test('BP-10 a lost acknowledgement is found in the payment history, and the server is not told twice', async () => {
  expectConsoleError(/no connection/);
  const world = aWorld();
  const calls = {
    savePayment: async ({ id }: Pick<Purchase, 'id'>) => {
      world.record(id);
      throw lost();
    },
  };
  const { pay, saved } = aTab(world, { calls });
  expect(await pay()).toEqual({ result: 'saving' });
  await settled();
  expect([world.records, saved.length, world.kept()]).toEqual([['pi_1'], 1, []]);
});

test.each([400, 404, 409, 422])(
  'BP-10 a server that refuses for good (%s) is left alone, and the purchase kept',
  async (status) => {
    expectConsoleError(new RegExp(String(status)));
    const world = aWorld();
    const savePayment = vi.fn(() => Promise.reject(refusal(status)));
    const { pay } = aTab(world, { calls: { savePayment } });
    expect(await pay()).toEqual({ result: 'refused' });
    const later = aTab(world, { calls: { savePayment } });
    later.purchases.start();
    await settled();
    expect(savePayment).toHaveBeenCalledOnce();
    expect(later.purchases.unsaved()).toMatchObject([{ id: 'pi_1', state: 'REFUSED' }]);
    const mended = aTab(world);
    await mended.purchases.retry('pi_1');
    expect([world.records, world.kept()]).toEqual([['pi_1'], []]);
  },
);

test('BP-10 a refused purchase that the server has all the same is found there, and not told once more', async () => {
  expectConsoleError(/409/);
  const world = aWorld();
  const savePayment = vi.fn(({ id }: Pick<Purchase, 'id'>) => {
    world.record(id);
    return Promise.reject(refusal(409));
  });
  const { pay, saved, purchases } = aTab(world, { calls: { savePayment } });
  expect(await pay()).toEqual({ result: 'refused' });
  await purchases.retry('pi_1');
  expect(savePayment).toHaveBeenCalledOnce();
  expect([world.records, saved.length, world.kept()]).toEqual([['pi_1'], 1, []]);
});

test('LogOut takes the secret, not the purchase; nobody else sees it, and its buyer’s next visit saves it', async () => {
  const world = aWorld();
  let answer: (charge: Charge) => void = () => {};
  const leaving = aTab(world);
  const paying = leaving.pay(hundredAndFifty, () => new Promise((resolve) => (answer = resolve)));
  await settled();
  world.user = null;
  forgetPurchaseSecrets(world.storage);
  expect(world.kept()).toEqual([[`purchase:${BUYER}:pi_1`, expect.not.stringContaining('secret')]]);
  world.charge('pi_1_secret_x');
  answer({ state: 'paid' });
  expect(await paying).toEqual({ result: 'saving' });
  await settled();
  expect(world.records).toEqual([]);
  world.user = BUYER;
  const { purchases, saved } = aTab(world);
  purchases.start();
  await settled();
  expect([world.records, saved.length, world.kept()]).toEqual([['pi_1'], 1, []]);
});

test('BP-9 who leaves while the intent is made is not charged, and nothing is kept (C-15)', async () => {
  const world = aWorld();
  const createPaymentIntent = () => {
    world.user = null;
    return Promise.resolve(world.createIntent());
  };
  expect(await aTab(world, { calls: { createPaymentIntent } }).pay()).toEqual({ result: 'left' });
  expect([world.charges, world.kept()]).toEqual([[], []]);
});

test('BP-10 who leaves while the history is read is not spoken for by whoever comes next (C-15)', async () => {
  const world = aWorld();
  world.storage.set(`purchase:${BUYER}:pi_1`, JSON.stringify(aPurchase('CONFIRMED')));
  const isPaymentRecorded = () => {
    world.user = 'next@example.com';
    return Promise.resolve(false);
  };
  const { purchases } = aTab(world, { calls: { isPaymentRecorded } });
  purchases.start();
  await settled();
  expect(world.records).toEqual([]);
  expect(purchases.unsaved()).toMatchObject([{ id: 'pi_1', state: 'CONFIRMED' }]);
});

test('BP-10 a charge whose secret is gone is left to the server, which asks the company itself', async () => {
  expectConsoleError(/409/);
  const world = aWorld();
  world.storage.set(`purchase:${BUYER}:pi_9`, JSON.stringify({ ...aPurchase('CONFIRMING'), id: 'pi_9' }));
  const { purchases } = aTab(world, { calls: { savePayment: () => Promise.reject(refusal(409)) } });
  purchases.start();
  await settled();
  expect(purchases.unsaved()).toMatchObject([{ id: 'pi_9', state: 'REFUSED', unproven: true }]);
});

test('what else lies under the journal’s keys is not taken for a purchase', async () => {
  const world = aWorld();
  const odd = ['', 'null', '[]', '{"state":"PAID","id":"x"}', '{"state":"CONFIRMED"}', '<html>'];
  odd.forEach((text, nth) => world.storage.set(`purchase:${BUYER}:${String(nth)}`, text));
  const { purchases } = aTab(world);
  purchases.start();
  await settled();
  expect([purchases.unsaved(), world.records]).toEqual([[], []]);
});
