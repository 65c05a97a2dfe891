import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { createRandom, type Random } from '#backend/seed/createRandom.ts';
import { events } from '#server/cards/needs.ts';
import { longRun } from '#tests/support/longRun.ts';
import { until } from '#tests/support/until.ts';
import { aMortalShop, type Death } from './support/cards/aMortalShop.ts';

// Purchases by the company's own package, with the built server killed (-9), pages left, and events in disorder.

type Shop = Awaited<ReturnType<typeof aMortalShop>>;

/** Number of people who buy at once, each one purchase after the other. */
const BUYERS = 12;
const WELCOME = 50;
const ADMIN = 'ada@example.test';
const cards = { good: '4242424242424242', declined: '4000000000009995', asks: '4000002500003155' };

/**
 * Draws the death of the server. Purchases are at stake only at a request from the caller or to the card company, so
 * one of these moments is drawn: evenly drawn ones would mostly be between requests. The milliseconds after it spread
 * over the transaction that follows and its COMMIT.
 */
const aDeath = ({ pick, between }: Random): Death => ({
  at: pick(['sent', 'heard', 'done', 'answered']),
  ms: between(0, 20),
});

const aPurchase = (random: Random) => ({
  coins: random.pick([10, 150] as const),
  card: random.pick(['good', 'good', 'declined', 'asks'] as const),
  /** True if the page repeats a change under its idempotency key; otherwise it orders anew. */
  keyed: random.chance(0.5),
  /**
   * Moment at which the page is killed: with the order, after the charge, or while it saves; undefined for half of
   * them.
   */
  left: random.chance(0.5) ? random.pick(['ordered', 'paid', 'saving'] as const) : undefined,
  /** True if the page is opened again, and saves what it finds. */
  comesBack: random.chance(0.3),
  /** Step at which the server dies, and the moment; undefined for four of five purchases. */
  dies: random.chance(0.2) ? { step: random.pick(['order', 'save', 'refund'] as const), ...aDeath(random) } : undefined,
  mishap: random.chance(0.1) ? random.pick(['lose', 'fail', 'limit'] as const) : undefined,
  goesBack: random.chance(0.4) ? random.pick(['by us', 'by us', 'by hand', 'by dispute'] as const) : undefined,
});
type Drawn = ReturnType<typeof aPurchase>;

/** Does the work of a step, at which the server dies if that was drawn; at the latest right after it. */
const at = async <T>(step: 'order' | 'save' | 'refund', { dies }: Drawn, shop: Shop, work: () => Promise<T>) => {
  const die = dies?.step === step ? shop.strike(dies) : undefined;
  const answer = await work();
  await die?.();
  return answer;
};

/**
 * Runs a purchase of a buyer as drawn, with its page, bank and admins; `name` distinguishes its idempotency keys.
 * Resolves to its intent, and the cents that went back.
 */
const live = async (shop: Shop, buyer: string, drawn: Drawn, name: string): Promise<[intent: string, gone: number]> => {
  const { company } = shop;
  const { coins, card, left, goesBack } = drawn;
  const cents = coins === 150 ? 1000 : 100;
  if (drawn.mishap) company.mishaps.push(drawn.mishap);
  const wanted = { amount: cents, coins };
  const ordered = await at('order', drawn, shop, () =>
    shop.call(buyer, 'createPaymentIntent', wanted, drawn.keyed ? `order ${name}` : undefined),
  );
  expect(ordered.status).toBe(200);
  const { clientSecret } = ordered.body as { clientSecret: string };
  const [intent = ''] = clientSecret.split('_secret_');
  if (left === 'ordered') return [intent, 0];

  if (card === 'declined') expect((await company.pay(clientSecret, cards.declined)).error).toBeDefined();
  await company.pay(clientSecret, card === 'asks' ? cards.asks : cards.good);
  // The bank's page is another one: it approves whatever has become of ours.
  if (card === 'asks') company.authenticate(intent, true);

  const save = () =>
    at('save', drawn, shop, async () => {
      const saved = await shop.call(buyer, 'savePayment', { paymentIntentId: intent, coins, cost: 0, email: buyer });
      expect(saved.status).toBe(200);
    });
  // One that is left while it saves is heard by the server, and hears nothing of it.
  const isSaved = left === undefined || drawn.comesBack;
  if (left === 'saving') void save();
  if (isSaved) await save();

  const part = goesBack === 'by dispute' ? cents : cents * 0.4;
  if (goesBack === undefined) return [intent, 0];
  if (goesBack === 'by dispute') company.decide(company.openDispute(intent), 'lost');
  else if (goesBack === 'by hand' || !isSaved) company.refundByHand(intent, part);
  else
    await at('refund', drawn, shop, async () => {
      const asked = await shop.call(ADMIN, 'refundPurchase', { id: intent, amount: part }, `refund ${name}`);
      expect(asked.status).toBe(200);
    });
  return [intent, part];
};

/**
 * Delivers each event of the webhook one to three times, in random order, and each until it is accepted. A quarter of
 * them come only when `isOver` returns true, after all pages have ended. Sometimes the server dies of it.
 */
const deliverAll = async (shop: Shop, random: Random, isOver: () => boolean): Promise<void> => {
  const pool: Stripe.Event[] = [];
  const late: Stripe.Event[] = [];
  const told = new Set<string>(events);
  let seen = 0;
  const next = () => {
    for (const event of shop.company.events.slice(seen)) {
      seen++;
      if (!told.has(event.type)) continue;
      for (let times = random.between(1, 3); times > 0; times--) (random.chance(0.25) ? late : pool).push(event);
    }
    if (isOver()) pool.push(...late.splice(0));
    return pool.splice(random.between(0, pool.length - 1), 1)[0];
  };
  const courier = async () => {
    for (let event = next(); event || !isOver() || pool.length > 0; event = next()) {
      if (!event) await setTimeout(20);
      else {
        const die = random.chance(0.01) ? shop.strike(aDeath(random)) : undefined;
        const isTaken = await shop.deliver(event);
        await die?.();
        if (!isTaken) pool.push(event);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, courier));
};

const buyAll = async (count: number) => {
  const seed = longRun ? Date.now() % 2 ** 31 : 39;
  const random = createRandom(seed);
  const shop = await aMortalShop();
  onTestFinished(shop.close);
  const { store, company } = shop;
  const admin = await shop.join(ADMIN);
  await store.transaction((tx) => tx.change('users', admin, {}, { role: 'admin' }));
  const buyers = Array.from({ length: Math.min(BUYERS, count) }, (_, nth) => `buyer${String(nth)}@example.test`);
  const ids = await Promise.all(buyers.map(shop.join));
  const left = Array.from({ length: count }, () => aPurchase(random));
  const gone = new Map<string, number>();
  let isOver = false;
  const delivered = deliverAll(shop, createRandom(seed + 1), () => isOver);
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let drawn = left.pop(); drawn; drawn = left.pop()) {
        const [intent, cents] = await live(shop, buyer, drawn, String(left.length));
        gone.set(intent, cents);
      }
    }),
  );
  isOver = true;
  await delivered;
  // A process that starts asks for the refunds that another one has left.
  await shop.kill();
  const listed = async <T extends 'payments' | 'refunds' | 'orders'>(table: T) =>
    (await store.read((reader) => reader.list(table, {}))).rows;
  await until(async () => (await listed('refunds')).every(({ status }) => status === 'succeeded'));

  const charges = company.events.flatMap(({ type, data }) =>
    type === 'payment_intent.succeeded' ? [data.object] : [],
  );
  const payments = await listed('payments');
  expect(payments.map(({ _id }) => _id).sort(), `drawn by ${String(seed)}`).toEqual(charges.map(({ id }) => id).sort());
  const due = new Map(ids.map((id) => [id, WELCOME]));
  for (const { id, amount, metadata } of charges) {
    const { user = '', coins = '' } = metadata;
    const taken = Math.ceil((Number(coins) * (gone.get(id) ?? 0)) / amount);
    due.set(user, (due.get(user) ?? 0) + Number(coins) - taken);
  }
  const { rows: people } = await store.read((reader) => reader.list('users', { role: 'buyer' }));
  const had = new Map(people.map(({ _id, coin }) => [_id, coin]));
  expect(
    ids.map((id) => [id, had.get(id)]),
    `drawn by ${String(seed)}`,
  ).toEqual([...due]);
  // Each refund was made once, those by us too.
  const refunds = company.events.filter(({ type }) => type === 'refund.created');
  expect(refunds).toHaveLength((await listed('refunds')).length);
  expect((await store.audit()).problems).toEqual([]);
  expect(await shop.reconcile()).toMatchObject({ code: 0 });
  const forgotten = (await listed('orders')).filter(({ intent }) => intent === '').length;
  return { charges: charges.length, deaths: shop.deaths(), broken: shop.broken(), forgotten };
};

const TITLE = 'every charge is credited exactly once, and follows its money, whatever dies when';

it(`${TITLE}: a dozen purchases`, async () => {
  const { charges, deaths } = await buyAll(12);
  expect(charges).toBeGreaterThan(0);
  expect(deaths).toBeGreaterThan(1);
});

it(`${TITLE}: three hundred`, { tags: 'thorough', timeout: 1_800_000 }, async () => {
  const { charges, deaths, broken, forgotten } = await buyAll(300);
  expect(charges).toBeGreaterThan(200);
  expect(deaths).toBeGreaterThan(30);
  // Deaths that nobody noticed, or none between a charge's order and its row, would prove nothing.
  expect(broken).toBeGreaterThan(30);
  expect(forgotten).toBeGreaterThan(0);
});
