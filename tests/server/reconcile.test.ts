import { pino } from 'pino';
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '#server/commands/reconcile.ts';
import type { createReconciler } from '#server/reconcile/createReconciler.ts';
import { reconcileOnce } from '#server/reconcile/keepReconciling.ts';
import { administer } from '#tests/support/administer.ts';
import { postgresStore } from './eachStore.ts';
import { aShop } from './support/cards/aShop.ts';
import { reconcilerOf, runReconcile } from './support/cards/reconciling.ts';
import { withoutTriggers } from './support/databaseRows.ts';

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

/** Time before all orders and charges, whatever the clocks of shop and company say. */
const EVER = new Date(0);
const differences = () => reconciler.differences(EVER);
const coins = () => shop.coinsOf(shop.ids.bob);
const charged = async (buys: 10 | 150 = 150) => {
  const { clientSecret, intent } = await shop.order(shop.bob, buys);
  await shop.company.pay(clientSecret);
  const [order] = (await store().read((reader) => reader.list('orders', { intent }))).rows;
  return { intent, order: order?._id ?? '' };
};
const saved = async (buys?: 10 | 150) => {
  const purchase = await charged(buys);
  expect((await shop.save(purchase.intent)).status).toBe(200);
  return purchase;
};
const sql = (statement: string) => administer(url(), withoutTriggers(statement));

describe('between orders, ledger and the company’s records', () => {
  it('there is no difference where all was credited, or nothing was charged', async () => {
    await saved();
    await saved(10);
    const { clientSecret } = await shop.order();
    await shop.company.pay(clientSecret, '4000000000000002');
    const { intent } = await charged();
    shop.company.tamper(intent, { metadata: {} });
    expect(await differences()).toEqual([]);
  });

  it('a charge that is not credited is one, and only has to be credited', async () => {
    const { intent, order } = await charged();
    const text = `${intent} of 10.00 USD was charged, but the 150 coins of the order ${order} are not credited.`;
    expect(await differences()).toEqual([{ text, mends: intent }]);
    await sql(`UPDATE orders SET intent = ''`);
    expect(await differences()).toEqual([{ text, mends: intent }]);
  });

  it.each<[what: string, Partial<Stripe.PaymentIntent>, says: string]>([
    [
      'of less money',
      { amount_received: 999 },
      '9.99 USD was charged, but does not fit the order ORDER of 10.00 USD: refund it.',
    ],
    [
      'of other money',
      { currency: 'bdt' },
      '1000 in another currency was charged, but does not fit the order ORDER of 10.00 USD',
    ],
    [
      'for no order',
      { metadata: { order: 'gone' } },
      'was charged for the order gone, which is not in the books: refund',
    ],
  ])('a charge %s is one', async (_, changes, says) => {
    const { intent, order } = await charged();
    shop.company.tamper(intent, changes);
    const [found, ...others] = await differences();
    expect(others).toEqual([]);
    expect(found?.mends).toBeUndefined();
    expect(found?.text).toContain(says.replace('ORDER', order));
  });

  it('a charge that is not credited is none once its money has gone back', async () => {
    const { intent } = await charged();
    shop.company.tamper(intent, { metadata: { order: 'gone' } });
    shop.company.refundByHand(intent, 400);
    expect(await differences()).toHaveLength(1);
    shop.company.refundByHand(intent, 600);
    expect(await differences()).toEqual([]);
  });

  it('a second charge of an order is one', async () => {
    const first = await saved();
    const second = await charged();
    shop.company.tamper(second.intent, { metadata: { order: first.order } });
    expect(await differences()).toEqual([
      {
        text: `The order ${first.order} was charged twice: ${first.intent} is credited, refund ${second.intent} of 10.00 USD.`,
      },
    ]);
  });

  it.each<[what: string, Partial<Stripe.PaymentIntent>, says: string]>([
    ['that was not charged', { status: 'canceled' }, 'the card company has it as canceled.'],
    ['of another sum', { amount_received: 1 }, 'the card company has charged 0.01 USD instead of 10.00 USD.'],
    ['of another order', { metadata: { order: 'other' } }, 'the card company has it for other.'],
  ])('a credit %s is one, and never mended', async (_, changes, says) => {
    const { intent, order } = await saved();
    shop.company.tamper(intent, changes);
    const found = (await differences()).filter(({ text }) => text.startsWith(intent));
    expect(found).toContainEqual({ text: `${intent} is credited for the order ${order}, but ${says}` });
  });

  it.each([
    [`UPDATE ledger SET amount = 15 WHERE "from" = 'card'`, 'the ledger has 15 of its 150 coins.'],
    [`DELETE FROM ledger WHERE "from" = 'card'`, 'the ledger has none of its 150 coins.'],
    [`UPDATE payments SET _id = 'pi_made0up'`, 'the card company does not know it.'],
  ])('so is a credit after %s', async (statement, says) => {
    await saved();
    await sql(statement);
    expect((await differences()).map(({ text }) => text)).toContainEqual(expect.stringContaining(says));
  });

  it('a credit of an order that was charged before the time compared is compared too', async () => {
    const { intent } = await saved();
    shop.company.tamper(intent, { created: 1 });
    expect(await differences()).toEqual([]);
    shop.company.tamper(intent, { status: 'canceled' });
    expect(await reconciler.differences(new Date(2_000))).toHaveLength(1);
  });

  it('an entry without a payment is one', async () => {
    const { order } = await saved();
    await sql('DELETE FROM payments');
    expect((await differences()).map(({ text }) => text)).toContain(
      `The order ${order} has 150 coins in the ledger, but no payment.`,
    );
  });
});

describe('the command', () => {
  const run = (...args: string[]) => runReconcile(shop, url(), ...args);

  it('names differences, and credits with --apply what is to be credited, once, but takes nothing away', async () => {
    const [first, wrong] = [await charged(), await saved(10)];
    shop.company.tamper(wrong.intent, { status: 'canceled' });
    const before = await coins();
    expect((await run()).failure).toBe('Differences left: 2. --apply books what only has to be booked.');
    expect(await coins()).toBe(before);
    const applied = await run('--apply', '--since', '2020-01-01');
    expect(applied.printed).toContain(`${first.intent} is booked now as the card company has it.`);
    expect(applied.failure).toBe('Differences left: 1.');
    expect(await coins()).toBe(before + 150);
    expect((await shop.company.deliver(shop.eventOf(first.intent), shop.hook)).status).toBe(200);
    await shop.save(first.intent);
    expect(await coins()).toBe(before + 150);
    shop.company.tamper(wrong.intent, { status: 'succeeded' });
    const { printed, failure } = await run('--since=2020-01-01');
    expect([printed, failure]).toEqual([
      ['Orders, refunds, disputes, ledger and the card company’s records agree since 2020-01-01.'],
      '',
    ]);
    expect((await store().audit()).problems).toEqual([]);
  });

  it('logs what --apply books as the server’s, and nothing where it only looks', async () => {
    const [credited, refunded] = [await charged(), await saved()];
    const actions = async () => {
      const { rows } = await store().read((reader) => reader.list('actions', { action: 'bookRecords' }));
      return rows;
    };
    const { id } = shop.company.refundByHand(refunded.intent, 400);
    await run('--since=2020-01-01');
    expect(await actions()).toEqual([]);
    for (const _ of [1, 2]) await run('--apply', '--since=2020-01-01');
    const found = await actions();
    expect(found.map(({ actor, collection, row }) => [actor, collection, row].join(' ')).sort()).toEqual(
      [`payments ${credited.intent}`, `payments ${refunded.intent}`, `refunds ${id}`]
        .map((row) => `server ${row}`)
        .sort(),
    );
    expect(new Set(found.map(({ request }) => request)).size).toBe(1);
    const credit = found.find(({ row }) => row === credited.intent);
    expect(JSON.parse(credit?.after ?? '')).toMatchObject({ coins: 150, email: null, state: 'paid' });
    expect(credit?.sealed).not.toBe('');
  });

  it('refuses what is no day, and what it does not know', async () => {
    expect((await run('--since', 'monday')).failure).toBe('Say a day: --since 2026-11-01.');
    expect((await run('--aply')).failure).toContain('--aply');
  });

  it('says that there is nothing to compare with where no coins are sold', async () => {
    await expect(reconcile({ DATABASE_URL: url() }, [])).rejects.toThrow('STRIPE_SECRET_KEY is not set');
  });
});

describe('every hour', () => {
  const alertsOf = async (now: Date, pause: () => Promise<unknown> = () => Promise.resolve()) => {
    const lines: unknown[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    await reconcileOnce(reconciler, log, now, pause);
    return lines;
  };

  it('one of several processes compares', async () => {
    const due = await Promise.all(Array.from({ length: 6 }, () => reconciler.isDue()));
    expect(due.filter(Boolean)).toHaveLength(1);
    await sql(`UPDATE rounds SET began_at = date_trunc('hour', now()) - interval '1 second'`);
    expect([await reconciler.isDue(), await reconciler.isDue()]).toEqual([true, false]);
  });

  it('a difference is an alert, unless it was a purchase under way', async () => {
    const { intent } = await charged();
    const alert = {
      level: 50,
      alert: 'purchasesDiffer',
      msg: expect.stringContaining(`${intent} of 10.00 USD`) as string,
    };
    expect(await alertsOf(new Date())).toMatchObject([alert]);
    expect(await alertsOf(new Date(), () => shop.save(intent))).toEqual([]);
  });

  it('a webhook that fell silent for a day of sales is an alert', async () => {
    // The shop's clock stands, at ten in the morning.
    const at = (hour: number, day = 21) => reconciler.silence(new Date(Date.UTC(2026, 10, day, hour, 30)));
    expect(await at(11)).toBe(0);
    const { intent } = await saved();
    await saved();
    expect([await at(10), await at(11), await at(9, 22), await at(10, 22)]).toEqual([0, 2, 2, 0]);
    await shop.company.deliver(shop.eventOf(intent), shop.hook);
    expect(await at(11)).toBe(0);
    await sql('DELETE FROM events');
    const [alert] = await alertsOf(new Date(Date.UTC(2026, 10, 21, 12)));
    expect(alert).toMatchObject({
      alert: 'webhookSilent',
      msg: 'The card company has told of none of the last day’s 2 purchases.',
    });
  });
});
