import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Purchase } from '#domain/entities.ts';
import { askRefunds } from '#backend/askRefunds.ts';
import { cancelStaleOrders } from '#backend/cancelStaleOrders.ts';
import { eachStore } from './eachStore.ts';
import { aShop } from './support/cards/aShop.ts';

// Refunds and disputes, by the company's own package and a stand-in for the company.

eachStore((store) => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeEach(async () => {
    shop = await aShop(store());
  });
  afterEach(async () => {
    shop.close();
    expect((await store().audit()).problems).toEqual([]);
  });

  /** Buys 150 coins for $10 as Bob, and has the payment saved; resolves to the payment intent. */
  const bought = async () => {
    const { clientSecret, intent } = await shop.order();
    await shop.company.pay(clientSecret);
    await shop.save(intent);
    return intent;
  };
  const deliver = (event: Stripe.Event) => shop.company.deliver(event, shop.hook);
  const deliverAll = async (events: readonly Stripe.Event[] = shop.company.events) => {
    for (const event of events) expect((await deliver(event)).status).toBe(200);
  };
  const purchaseOf = async (intent: string) =>
    ((await shop.call(shop.ada, 'listPurchases', {})).body as Purchase[]).find(({ _id }) => _id === intent);
  const refund = (id: string, amount: number) => shop.call(shop.ada, 'refundPurchase', { id, amount });
  const job = () => ({ cards: shop.cards, transaction: store().transaction, report: () => {} });

  describe('a refund', () => {
    it('from our screen is asked for once, under its row’s id, which its metadata name', async () => {
      const intent = await bought();
      expect(await refund(intent, 400)).toMatchObject({ status: 200 });
      const asked = shop.company.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');
      expect(asked).toMatchObject([
        { form: { payment_intent: intent, amount: '400' }, key: expect.any(String) as string },
      ]);
      expect(asked[0]?.form.metadata).toEqual({ refund: asked[0]?.key });
      expect(await purchaseOf(intent)).toMatchObject({ state: 'refundedInPart', returned: 4, taken: 60 });
      await deliverAll();
      await deliverAll(shop.company.events.toReversed());
      expect(await purchaseOf(intent)).toMatchObject({ state: 'refundedInPart', returned: 4, taken: 60 });
    });

    it.each(['lose', 'hang', 'fail'] as const)(
      'that the company does not answer (%s) is not made twice',
      async (mishap) => {
        const intent = await bought();
        // The list of refunds and disputes is read, and then the company falls silent.
        shop.company.mishapsOf('POST', mishap, mishap);
        expect((await refund(intent, 1000)).status).toBe(200);
        shop.company.mishapsOf('POST');
        await askRefunds(job(), new Date());
        await deliverAll();
        expect(await purchaseOf(intent)).toMatchObject({ state: 'refunded', returned: 10, taken: 150 });
        expect(shop.company.events.filter(({ type }) => type === 'refund.created')).toHaveLength(1);
      },
    );

    it('that the company refuses has failed, and its coins return', async () => {
      const intent = await bought();
      shop.company.refundByHand(intent, 1000);
      expect((await refund(intent, 500)).status).toBe(200);
      expect(await purchaseOf(intent)).toMatchObject({ state: 'refunded', returned: 10, taken: 150 });
      expect(shop.notices).toEqual([expect.stringContaining('has already been refunded')]);
    });

    it('in the company’s own dashboard is booked, whatever mark of ours somebody copied to it', async () => {
      const intent = await bought();
      await refund(intent, 100);
      const ours = shop.company.asked.find(({ path }) => path === '/v1/refunds' && path)?.key ?? '';
      shop.company.refundByHand(intent, 200, { refund: ours });
      await deliverAll();
      expect(await purchaseOf(intent)).toMatchObject({ state: 'refundedInPart', returned: 3, taken: 45 });
    });

    it('that succeeded and failed later gives the coins back', async () => {
      const intent = await bought();
      const { id } = shop.company.refundByHand(intent, 1000);
      await deliverAll();
      const before = await shop.coinsOf(shop.ids.bob);
      shop.company.endRefund(id, 'failed');
      await deliverAll();
      expect(await shop.coinsOf(shop.ids.bob)).toBe(before + 150);
      expect(await purchaseOf(intent)).toMatchObject({ state: 'refundFailed', returned: 0, taken: 0 });
    });

    it('whose event comes before that of its charge credits the charge first', async () => {
      const { clientSecret, intent } = await shop.order();
      await shop.company.pay(clientSecret);
      shop.company.refundByHand(intent, 500);
      await deliverAll(shop.company.events.toReversed());
      expect(await purchaseOf(intent)).toMatchObject({ state: 'refundedInPart', taken: 75 });
    });
  });

  describe('a dispute', () => {
    it('asks first, then takes the money and its coins, without the fee, and brings them back', async () => {
      const intent = await bought();
      const before = await shop.coinsOf(shop.ids.bob);
      const id = shop.company.openDispute(intent, true);
      await deliverAll();
      expect(await purchaseOf(intent)).toMatchObject({
        state: 'inquiry',
        taken: 0,
        due: expect.stringMatching(/^20.*Z$/) as string,
      });
      shop.company.escalate(id);
      await deliverAll();
      expect(await purchaseOf(intent)).toMatchObject({ state: 'disputed', taken: 150, returned: 10 });
      expect(await refund(intent, 100)).toMatchObject({ status: 409, body: { reason: 'purchaseDisputed' } });
      shop.company.decide(id, 'won');
      await deliverAll(shop.company.events.toReversed());
      expect(await purchaseOf(intent)).toMatchObject({ state: 'won', taken: 0, due: '' });
      expect(await shop.coinsOf(shop.ids.bob)).toBe(before);
    });

    it('whose money comes back twice leaves the coins of a refund taken', async () => {
      const intent = await bought();
      await refund(intent, 400);
      const id = shop.company.openDispute(intent);
      await deliverAll();
      shop.company.decide(id, 'won');
      shop.company.decide(id, 'won');
      await deliverAll();
      expect(await purchaseOf(intent)).toMatchObject({ taken: 60, returned: 4 });
    });

    it('that is lost, after a refund in part, takes no more than was bought', async () => {
      const intent = await bought();
      await refund(intent, 300);
      shop.company.decide(shop.company.openDispute(intent), 'lost');
      const events = [...shop.company.events, ...shop.company.events.toReversed()];
      await Promise.all(events.map(deliver));
      await deliverAll();
      expect(await purchaseOf(intent)).toMatchObject({ state: 'lost', taken: 150, returned: 10 });
    });
  });

  it('an order that nobody has paid in a day is canceled at the company, and one whose event was lost is credited', async () => {
    const [left, paid] = [await shop.order(), await shop.order()];
    await shop.company.pay(paid.clientSecret);
    await cancelStaleOrders(job(), new Date('2026-11-22T11:00:00Z'));
    expect((await shop.company.pay(left.clientSecret)).error).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await purchaseOf(paid.intent)).toMatchObject({ state: 'paid', coins: 150 });
    expect(await store().read((reader) => reader.count('orders', { open: true }))).toBe(0);
  });
});
