import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCardCompany } from './support/cards/aCardCompany.ts';
import fields from './support/cards/fields.json' with { type: 'json' };

// The stand-in for the card company, by the company's own package.

let company: Awaited<ReturnType<typeof aCardCompany>>;
let stripe: Stripe;
beforeEach(async () => {
  company = await aCardCompany();
  const { port } = new URL(company.url);
  stripe = new Stripe(company.keys.secret, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 300,
  });
});
afterEach(() => company.close());

const wanted = { amount: 1000, currency: 'usd', payment_method_types: ['card'], metadata: { order: 'one' } };
const secretOf = ({ client_secret }: Stripe.PaymentIntent) => client_secret ?? '';
const eventsOf = (type: string) => company.events.filter((event) => event.type === type);

it('has every field of the company’s published examples', async () => {
  await company.pay(secretOf(await stripe.paymentIntents.create(wanted)));
  const [event] = eventsOf('payment_intent.succeeded');
  const { id } = event?.data.object as Stripe.PaymentIntent;
  company.refundByHand(id, 100);
  company.openDispute(id);
  const [refund] = (await stripe.refunds.list({ payment_intent: id })).data;
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
  const [charged] = eventsOf('charge.succeeded');
  const [intent, charge] = [event?.data.object as Stripe.PaymentIntent, charged?.data.object as Stripe.Charge];
  const objects = {
    payment_intent: intent,
    charge,
    event,
    card: charge.payment_method_details?.card,
    outcome: charge.outcome,
    billing_details: charge.billing_details,
    refund,
    dispute,
    evidence: dispute?.evidence,
    evidence_details: dispute?.evidence_details,
  };
  for (const [name, object] of Object.entries(objects))
    expect(Object.keys(object ?? {}), name).toEqual(expect.arrayContaining(fields[name as keyof typeof objects]));
  expect(charge).toMatchObject({ payment_intent: intent.id, amount: 1000, paid: true, metadata: { order: 'one' } });
  expect(intent).toMatchObject({ latest_charge: charge.id, amount_received: 1000, status: 'succeeded' });
});

it('answers a key’s repeat alike, and refuses the key for something else, or while it is under way', async () => {
  const options = { idempotencyKey: 'one' };
  const first = await stripe.paymentIntents.create(wanted, options);
  expect((await stripe.paymentIntents.create(wanted, options)).id).toBe(first.id);
  await expect(stripe.paymentIntents.create({ ...wanted, amount: 2000 }, options)).rejects.toThrow(
    Stripe.errors.StripeIdempotencyError,
  );
  company.mishaps.push('hang');
  const hanging = stripe.paymentIntents.create(wanted, { idempotencyKey: 'two' });
  await expect(hanging).rejects.toThrow(Stripe.errors.StripeConnectionError);
  await expect(stripe.paymentIntents.create(wanted, { idempotencyKey: 'two' })).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  expect((await stripe.paymentIntents.list()).data).toHaveLength(2);
});

it('lists the newest first, page by page, and cancels what is not paid', async () => {
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.push((await stripe.paymentIntents.create(wanted)).id);
  const listed: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) listed.push(id);
  expect(listed).toEqual(made.toReversed());
  const [first = '', second = ''] = made;
  const canceled = await stripe.paymentIntents.cancel(first, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect((await company.pay(secretOf(canceled))).error).toMatchObject({ code: 'payment_intent_unexpected_state' });
  await company.pay(secretOf(await stripe.paymentIntents.retrieve(second)));
  await expect(stripe.paymentIntents.cancel(second)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

it.each<[string, () => Promise<unknown>, object]>([
  ['an unknown intent', () => stripe.paymentIntents.retrieve('pi_x'), { statusCode: 404, code: 'resource_missing' }],
  ['too little money', () => stripe.paymentIntents.create({ ...wanted, amount: 49 }), { code: 'amount_too_small' }],
  [
    'a parameter that it does not know',
    () => stripe.paymentIntents.create({ ...wanted, coins: 1 } as typeof wanted),
    { code: 'parameter_unknown', param: 'coins' },
  ],
  [
    'another key',
    () => stripe.paymentIntents.retrieve('pi_x', {}, { apiKey: 'sk_test_other' }),
    { statusCode: 401, type: 'StripeAuthenticationError' },
  ],
])('refuses %s', async (_, ask, error) => {
  await expect(ask()).rejects.toMatchObject(error);
});

it('signs its events as the package verifies them', async () => {
  await stripe.paymentIntents.create(wanted);
  const body = JSON.stringify(company.events[0]);
  const { webhook } = company.keys;
  expect(stripe.webhooks.constructEvent(body, company.sign(body), webhook).type).toBe('payment_intent.created');
  expect(company.sign(body, webhook, 7_000)).toBe(
    stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhook, timestamp: 7 }),
  );
});
