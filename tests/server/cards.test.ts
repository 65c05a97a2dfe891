import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachStore } from './eachStore.ts';
import { aShop, FORMER_SECRET } from './support/cards/aShop.ts';

eachStore((store) => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeEach(async () => {
    shop = await aShop(store());
  });
  afterEach(async () => {
    shop.close();
    expect((await store().audit()).problems).toEqual([]);
  });

  const coins = () => shop.coinsOf(shop.ids.bob);
  const rows = () =>
    store().read(async (reader) => [
      await reader.list('payments', {}),
      await reader.list('events', {}),
      await reader.list('orders', {}),
      await reader.list('users', {}),
    ]);
  const charged = async () => {
    const { clientSecret, intent } = await shop.order();
    expect(await shop.company.pay(clientSecret)).toMatchObject({ status: 'succeeded' });
    return { intent, event: shop.eventOf(intent) };
  };
  const deliver = async (event: Stripe.Event) => {
    const answer = await shop.company.deliver(event, shop.hook);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const UNCONFIRMED = { status: 409, body: { message: 'This payment is not confirmed.' } };

  describe('an order', () => {
    it('is asked for by card alone, at the package’s price, and names order, person and coins', async () => {
      const { intent } = await shop.order();
      const [order] = (await store().read((reader) => reader.list('orders', {}))).rows;
      expect(order).toMatchObject({ intent, coins: 150, cents: 1000, user_id: shop.ids.bob });
      const metadata = { order: order?._id, user: shop.ids.bob, coins: '150' };
      const form = { amount: '1000', currency: 'usd', payment_method_types: { 0: 'card' }, metadata };
      expect(shop.company.asked).toMatchObject([{ method: 'POST', form, key: order?._id }]);
    });

    it('at a price that was changed in the page is refused, and the company asked for nothing', async () => {
      const answer = await shop.call(shop.bob, 'createPaymentIntent', { amount: 100, coins: 150 });
      expect(answer).toMatchObject({ status: 400, body: { message: 'There is no such coin package.' } });
      expect(shop.company.asked).toEqual([]);
    });

    it('is made once where the company’s answer is lost', async () => {
      shop.company.mishaps.push('lose');
      const { intent } = await shop.order();
      expect(shop.company.asked.map(({ key }) => key)).toEqual([expect.any(String), shop.company.asked[0]?.key]);
      expect(shop.company.events.map(({ type, data }) => [type, (data.object as { id?: string }).id])).toEqual([
        ['payment_intent.created', intent],
      ]);
    });

    it.each(['hang', 'fail', 'limit'] as const)('waits for a company that does not answer (%s)', async (mishap) => {
      shop.company.mishaps.push(mishap, mishap);
      const answer = await shop.call(shop.bob, 'createPaymentIntent', { amount: 1000, coins: 150 });
      const message = 'The card company does not answer. Please try again in a moment.';
      expect(answer).toMatchObject({ status: 503, body: { message, reason: 'cardsSilent' } });
    });
  });

  describe('a charge is credited once', () => {
    it('by the buyer’s page, and the event changes nothing', async () => {
      const { intent, event } = await charged();
      const before = await coins();
      expect((await shop.save(intent)).status).toBe(200);
      expect((await deliver(event)).status).toBe(200);
      expect((await shop.save(intent)).status).toBe(200);
      expect(await coins()).toBe(before + 150);
    });

    it('by the event, and the page changes nothing', async () => {
      const { intent, event } = await charged();
      const before = await coins();
      expect(await deliver(event)).toEqual({ status: 200, body: { ok: true } });
      expect(await coins()).toBe(before + 150);
      expect((await deliver(event)).status).toBe(200);
      expect((await shop.save(intent)).status).toBe(200);
      expect(await coins()).toBe(before + 150);
      const events = (await store().read((reader) => reader.list('events', {}))).rows;
      expect(events).toMatchObject([{ _id: event.id, type: 'payment_intent.succeeded', about: intent }]);
    });

    it('by an event that comes at once as often as anybody likes, and is never told to wait', async () => {
      const { intent, event } = await charged();
      const before = await coins();
      const answers = await Promise.all([
        ...Array.from({ length: 30 }, () => deliver(event)),
        shop.save(intent),
        shop.save(intent),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await coins()).toBe(before + 150);
    });

    it('by an event that the secret of before has signed', async () => {
      const { event } = await charged();
      const before = await coins();
      const body = JSON.stringify(event);
      const headers = { 'stripe-signature': shop.company.sign(body, FORMER_SECRET) };
      expect((await fetch(shop.hook, { method: 'POST', headers, body })).status).toBe(200);
      expect(await coins()).toBe(before + 150);
    });

    it('where the process ended before it had stored the intent', async () => {
      const { event } = await charged();
      const before = await coins();
      await store().transaction(async (tx) => {
        const [order] = (await tx.list('orders', {})).rows;
        await tx.change('orders', order?._id ?? '', {}, { intent: '' });
      });
      expect((await deliver(event)).status).toBe(200);
      expect(await coins()).toBe(before + 150);
    });

    it('after a card was declined, and after the bank has asked', async () => {
      const { clientSecret, intent } = await shop.order();
      const before = await coins();
      const declined = await shop.company.pay(clientSecret, '4000000000009995');
      expect(declined.error).toMatchObject({ code: 'card_declined', decline_code: 'insufficient_funds' });
      expect(await shop.save(intent)).toEqual(UNCONFIRMED);
      expect(await shop.company.pay(clientSecret, '4000002500003155')).toMatchObject({ status: 'requires_action' });
      shop.company.authenticate(intent, false);
      await shop.company.pay(clientSecret, '4000002500003155');
      expect(await shop.save(intent)).toEqual(UNCONFIRMED);
      shop.company.authenticate(intent, true);
      for (const event of shop.company.events.toReversed()) expect((await deliver(event)).status).toBe(200);
      expect(await coins()).toBe(before + 150);
    });

    it('later, where the company does not answer at first', async () => {
      const { intent, event } = await charged();
      const before = await coins();
      shop.company.mishaps.push('fail', 'fail', 'lose', 'lose');
      expect((await deliver(event)).status).toBe(503);
      expect((await shop.save(intent)).status).toBe(503);
      expect((await deliver(event)).status).toBe(200);
      expect(await coins()).toBe(before + 150);
    });
  });

  describe('an open order is credited whatever became of its buyer, and the owner told:', () => {
    it('another role', async () => {
      const { intent, event } = await charged();
      const before = await coins();
      expect((await shop.call(shop.ada, 'setUserRole', { id: shop.ids.bob, role: 'worker' })).status).toBe(200);
      await deliver(event);
      await deliver(event);
      expect(await coins()).toBe(before + 150);
      expect(shop.notices).toEqual([expect.stringMatching(new RegExp(`is worker now.*refund ${intent}`))]);
    });

    it('deleted, and deleted with a new account', async () => {
      const [first, second] = [await charged(), await charged()];
      const before = await coins();
      expect((await shop.call(shop.ada, 'deleteUser', { id: shop.ids.bob })).status).toBe(200);
      await deliver(first.event);
      expect(await coins()).toBe(before + 150);
      expect(shop.notices).toEqual([expect.stringContaining('was deleted')]);
      const anew = await shop.join(shop.bob, 'buyer');
      await deliver(second.event);
      expect([await coins(), await shop.coinsOf(anew)]).toEqual([before + 150, 150]);
    });
  });

  describe('nothing is moved by an event', () => {
    type Bad = (event: Stripe.Event) => { body?: string; signature?: string | null };
    const now = () => Math.floor(Date.now() / 1000);
    const signed = (body: string, at?: number, secret?: string) => shop.company.sign(body, secret, at);
    it.each<[string, Bad]>([
      ['without a signature', () => ({ signature: null })],
      ['with a signature that is none', () => ({ signature: `t=${String(now())},v1=00` })],
      [
        'that somebody else has signed',
        (event) => ({ signature: signed(JSON.stringify(event), undefined, 'whsec_x') }),
      ],
      ['that was signed too long ago', (event) => ({ signature: signed(JSON.stringify(event), Date.now() - 301_000) })],
      ['whose text is another', (event) => ({ body: JSON.stringify({ ...event, id: 'evt_2' }) })],
      ['whose text is empty', () => ({ body: '' })],
    ])('%s', async (_, bad) => {
      const { event } = await charged();
      const before = await rows();
      const standard = JSON.stringify(event);
      const { body = standard, signature = signed(standard) } = bad(event);
      const headers: HeadersInit = signature === null ? {} : { 'stripe-signature': signature };
      const answer = await fetch(shop.hook, { method: 'POST', headers, body });
      const message = 'The card company has not signed this event, or too long ago.';
      expect([answer.status, await answer.json()]).toEqual([400, { message }]);
      expect(await rows()).toEqual(before);
    });

    it('of the other mode', async () => {
      const { event } = await charged();
      const before = await rows();
      expect((await deliver({ ...event, livemode: true })).status).toBe(400);
      expect(await rows()).toEqual(before);
    });

    it('that is longer than any of the company’s', async () => {
      const answer = await fetch(shop.hook, { method: 'POST', body: 'x'.repeat(70_000) });
      expect(answer.status).toBe(413);
    });

    it('of another kind, or of what others sell by the same account', async () => {
      const { intent, event } = await charged();
      const before = await rows();
      expect((await deliver({ ...event, type: 'payment_intent.created' } as Stripe.Event)).status).toBe(200);
      shop.company.tamper(intent, { metadata: {} });
      expect((await deliver(event)).status).toBe(200);
      expect(await rows()).toEqual(before);
    });

    it('of a charge that is not made by now, which is asked for again', async () => {
      const { intent, event } = await charged();
      const before = await rows();
      shop.company.tamper(intent, { status: 'processing' });
      expect((await deliver(event)).status).toBe(503);
      expect(await rows()).toEqual(before);
    });

    it.each<[string, Partial<Stripe.PaymentIntent>, number]>([
      ['of less money', { amount_received: 999 }, 409],
      ['of another order’s', { metadata: { order: 'elsewhere' } }, 409],
      ['of another currency', { currency: 'bdt' }, 200],
      ['of the other mode', { livemode: true }, 200],
    ])('of a charge %s, nor by the page', async (_, changes, status) => {
      const { intent, event } = await charged();
      const before = await rows();
      shop.company.tamper(intent, changes);
      expect((await deliver(event)).status).toBe(status);
      expect(await shop.save(intent)).toEqual(UNCONFIRMED);
      expect(await rows()).toEqual(before);
      if (status === 200) expect(shop.notices[0]).toContain(intent);
    });

    it('of a second charge for an order', async () => {
      const [first, second] = [await charged(), await charged()];
      const [order] = (await store().read((reader) => reader.list('orders', { intent: first.intent }))).rows;
      shop.company.tamper(second.intent, { metadata: { order: order?._id ?? '' } });
      const before = await rows();
      expect((await deliver(second.event)).status).toBe(409);
      expect(await rows()).toEqual(before);
    });
  });

  it('nothing is paid out where coins are sold for test cards', async () => {
    const answer = await shop.call(shop.ada, 'payWithdrawal', {
      id: 'any',
      withdrawalAmount: 1,
      workerEmail: shop.bob,
    });
    expect(answer).toMatchObject({ status: 409, body: { reason: 'testCards' } });
  });
});
