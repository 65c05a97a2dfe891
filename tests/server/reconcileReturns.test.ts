import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Purchase } from '#domain/entities.ts';
import type { createReconciler } from '#server/reconcile/createReconciler.ts';
import { aTask } from '#tests/backend/aWorld.ts';
import { administer } from '#tests/support/administer.ts';
import { postgresStore } from './eachStore.ts';
import { aShop } from './support/cards/aShop.ts';
import { reconcilerOf, runReconcile } from './support/cards/reconciling.ts';
import { withoutTriggers } from './support/databaseRows.ts';

// Refunds and disputes in the books, and in the card company's records; no event is delivered unless a test says so.

const { store, url } = postgresStore();
let shop: Awaited<ReturnType<typeof aShop>>;
let reconciler: ReturnType<typeof createReconciler>;
beforeEach(async () => {
  shop = await aShop(store());
  reconciler = reconcilerOf(shop, url());
});
afterEach(async () => {
  await reconciler.close();
  shop.close();
});

/** Buys 150 coins for $10 as Bob; resolves to the payment intent. */
const bought = async () => {
  const { clientSecret, intent } = await shop.order();
  await shop.company.pay(clientSecret);
  await shop.save(intent);
  return intent;
};
const texts = async (since = new Date(0)) => (await reconciler.differences(since)).map(({ text }) => text);
const run = (...args: string[]) => runReconcile(shop, url(), '--since=2020-01-01', ...args);
const sql = (statement: string) => administer(url(), withoutTriggers(statement));
const purchaseOf = async (intent: string) =>
  ((await shop.call(shop.ada, 'listPurchases', {})).body as Purchase[]).find(({ _id }) => _id === intent);
const refund = (id: string, amount: number) => shop.call(shop.ada, 'refundPurchase', { id, amount });
const deliverAll = async () => {
  for (const event of shop.company.events) await shop.company.deliver(event, shop.hook);
};
const DUE = expect.stringMatching(/^20.*Z$/) as string;

/** Checks that `reconcile --apply` books the differences of an intent, and that nothing is left to be booked. */
const mends = async (intent: string, booked: Partial<Purchase>) => {
  expect(await run('--apply')).toEqual({
    printed: [
      expect.stringContaining(intent),
      `${intent} is booked now as the card company has it.`,
      'Orders, refunds, disputes, ledger and the card company’s records agree since 2020-01-01.',
    ],
    failure: '',
  });
  expect(await purchaseOf(intent)).toMatchObject(booked);
  expect((await store().audit()).problems).toEqual([]);
  // Their events change nothing any more.
  await deliverAll();
  expect(await purchaseOf(intent)).toMatchObject(booked);
  expect(await texts()).toEqual([]);
};

it('there is no difference where all of them were booked', async () => {
  const [first, second, third] = [await bought(), await bought(), await bought()];
  await refund(first, 400);
  shop.company.refundByHand(second, 1000);
  shop.company.decide(shop.company.openDispute(third), 'won');
  await deliverAll();
  expect(await texts()).toEqual([]);
  expect((await run()).failure).toBe('');
});

it('a refund that the company alone knows is one, and --apply takes its coins', async () => {
  const intent = await bought();
  const { id } = shop.company.refundByHand(intent, 400);
  expect(await texts()).toEqual([
    `The card company has the refund ${id} of ${intent}, 4.00 USD, as succeeded, but it is not in the books.`,
  ]);
  expect((await run()).failure).toBe('Differences left: 1. --apply books what only has to be booked.');
  expect(await purchaseOf(intent)).toMatchObject({ taken: 0 });
  await mends(intent, { state: 'refundedInPart', returned: 4, taken: 60 });
});

it('a refund that failed unseen is one, however long ago it was made, and --apply gives its coins back', async () => {
  const intent = await bought();
  shop.company.nextRefunds('pending');
  await refund(intent, 400);
  const [row] = (await store().read((reader) => reader.list('refunds', {}))).rows;
  const id = row?.refund ?? '';
  shop.company.endRefund(id, 'failed');
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await texts(tomorrow)).toEqual([
    `The card company has the refund ${id} of ${intent}, 4.00 USD, as failed, but the books have it as pending, 4.00 USD.`,
  ]);
  await mends(intent, { state: 'refundFailed', returned: 0, taken: 0 });
});

it('a dispute that was opened, lost or won unseen is one, and --apply books what became of its money', async () => {
  const intent = await bought();
  const id = shop.company.openDispute(intent);
  expect(await texts()).toEqual([
    expect.stringMatching(
      `^The card company has the dispute ${id} of ${intent} as needs_response, 10.00 USD taken, due 20.*, but it is not in the books.$`,
    ),
  ]);
  await mends(intent, { state: 'disputed', returned: 10, taken: 150, due: DUE });
  shop.company.decide(id, 'won');
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await texts(tomorrow)).toEqual([
    expect.stringMatching(
      /as won, 0.00 USD taken, due 20.*, but the books have it as needs_response, 10.00 USD taken, due 20/,
    ),
  ]);
  await mends(intent, { state: 'won', returned: 0, taken: 0, due: '' });
  const other = await bought();
  shop.company.decide(shop.company.openDispute(other), 'lost');
  await mends(other, { state: 'lost', returned: 10, taken: 150 });
});

it('coins that were spent before an unseen dispute are owed', async () => {
  const intent = await bought();
  await shop.call(shop.bob, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 200 }));
  shop.company.openDispute(intent);
  await run('--apply');
  expect(await purchaseOf(intent)).toMatchObject({ state: 'disputed', taken: 150 });
  const [bob] = (await store().read((reader) => reader.list('users', { _id: shop.ids.bob }))).rows;
  expect(bob).toMatchObject({ coin: 0, debt: 150 });
});

it.each<[what: string, plant: string, says: string]>([
  [
    'refund',
    `UPDATE refunds SET refund = 're_gone'`,
    'The books have the refund re_gone of INTENT, 4.00 USD, as succeeded, but',
  ],
  [
    'dispute',
    `UPDATE disputes SET _id = 'du_gone'`,
    'The books have the dispute du_gone of INTENT, as lost, 10.00 USD taken, due',
  ],
])('a %s that the company does not know is one, and is left to the owner', async (what, plant, says) => {
  const intent = await bought();
  if (what === 'refund') await refund(intent, 400);
  else shop.company.decide(shop.company.openDispute(intent), 'lost');
  await deliverAll();
  await sql(plant);
  const found = await reconciler.differences(new Date(0));
  const unknown = found.find(({ text }) => text.endsWith('the card company does not know it.'));
  expect(unknown?.text).toContain(says.replace('INTENT', intent));
  expect(unknown).not.toHaveProperty('mends');
});

it('a refund that was asked for, and that the company has not heard of, is one until the server has asked again', async () => {
  const intent = await bought();
  shop.company.mishapsOf('POST', 'fail', 'fail');
  await refund(intent, 400);
  expect(await texts()).toEqual([
    expect.stringMatching(
      `^The card company has not heard of the refund .* of ${intent}, 4.00 USD: the server asks again.$`,
    ),
  ]);
  expect((await run('--apply')).failure).toBe('Differences left: 1.');
  shop.company.mishapsOf('POST');
  await refund(intent, 100);
  await deliverAll();
  expect(await texts()).toEqual([]);
});

it('one that the company has refused is none', async () => {
  const intent = await bought();
  shop.company.refundByHand(intent, 1000);
  await refund(intent, 500);
  await deliverAll();
  expect(await texts()).toEqual([]);
});

it('coins that did not follow their money are one', async () => {
  const intent = await bought();
  await refund(intent, 400);
  await sql(`DELETE FROM ledger WHERE key LIKE 'taken:%'`);
  expect(await texts()).toEqual([`4.00 USD of ${intent} went back, and the ledger has 0 of its 60 coins.`]);
});

it('a charge that was disputed before it was credited is booked with its dispute', async () => {
  const { clientSecret, intent } = await shop.order();
  await shop.company.pay(clientSecret);
  shop.company.decide(shop.company.openDispute(intent), 'lost');
  await mends(intent, { state: 'lost', returned: 10, taken: 150, coins: 150 });
});

it('what others sell by the same account is none', async () => {
  const { clientSecret, intent } = await shop.order();
  await shop.company.pay(clientSecret);
  shop.company.tamper(intent, { metadata: {} });
  shop.company.refundByHand(intent, 400);
  shop.company.openDispute(intent);
  expect(await texts()).toEqual([]);
});

it('more of them than the company lists at once are compared', async () => {
  const intent = await bought();
  for (let nth = 0; nth < 120; nth++) shop.company.refundByHand(intent, 5);
  expect(await texts()).toHaveLength(120);
  await run('--apply');
  expect(await purchaseOf(intent)).toMatchObject({ returned: 6, taken: 90 });
  expect(await texts()).toEqual([]);
});
