import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { afterEach, expect, test, vi } from 'vitest';
import { createBooks } from '#mocks/cards/createBooks.ts';
import { createIntents } from '#mocks/cards/createIntents.ts';
import { createStripe } from '#mocks/cards/createStripe.ts';
import { installStripe } from '#mocks/cards/installStripe.ts';
import { createStripeFacade } from '#services/stripeFacade.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';

const wanted = { amountInCents: 1000, order: 'one' };

const open = async ({ adopts = false, latency = 0 } = {}) => {
  const intents = createIntents([]);
  const books = createBooks({ intents, alone: async (task) => task(), adopts, latency });
  const stripe = createStripe(books) as unknown as Stripe;
  const { clientSecret } = await intents.createIntent(wanted);
  const facade = createStripeFacade(stripe);
  return { intents, books, stripe, clientSecret, facade, card: cardIn(stripe) };
};

/** The card element, filled in. */
const cardIn = (stripe: Stripe, number = '4242424242424242'): StripeCardElement => {
  const card = stripe.elements().create('card', { hidePostalCode: true });
  const place = document.body.appendChild(document.createElement('div'));
  card.mount(place);
  const digits = [number, '1239', '123'];
  [...place.querySelectorAll('input')].forEach((input, nth) => {
    input.value = digits[nth] ?? '';
    input.dispatchEvent(new Event('input'));
  });
  return card;
};
afterEach(() => document.body.replaceChildren());

const confirm = (stripe: Stripe, clientSecret: string, card: StripeCardElement) =>
  stripe.confirmCardPayment(clientSecret, { payment_method: { card } });

test('the loader takes it for Stripe.js of its own release, and fetches nothing', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { books } = await open();
  installStripe(window, books);
  expect(await loadStripe('pk_test_demo')).toHaveProperty('confirmCardPayment');
  expect(warn).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
  Reflect.deleteProperty(window, 'Stripe');
});

test('two confirmations of one intent at once are one; a later one says that it is paid', async () => {
  const { stripe, clientSecret, card, intents, facade } = await open();
  const first = confirm(stripe, clientSecret, card);
  expect(confirm(stripe, clientSecret, card)).toBe(first);
  expect((await first).paymentIntent?.status).toBe('succeeded');
  const { error } = await confirm(stripe, clientSecret, card);
  expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } });
  expect(await facade.confirm(clientSecret, card, 'bea@example.com')).toEqual({ state: 'paid' });
  expect(intents.snapshot()).toHaveLength(1);
});

test.each([
  ['4000000000000259', { cents: 1000, status: 'needs_response' }],
  ['4000000000001976', { cents: 0, status: 'warning_needs_response' }],
])('the charge of the test card %s succeeds, and the bank comes back to it', async (number, dispute) => {
  const { stripe, intents } = await open();
  const { id, clientSecret } = await intents.createIntent(wanted);
  const { paymentIntent } = await confirm(stripe, clientSecret, cardIn(stripe, number));
  expect(paymentIntent?.status).toBe('succeeded');
  expect(await intents.findReturns(id)).toMatchObject({ refunds: [], disputes: [dispute] });
});

test('the card is charged before the answer is there, so a page that is closed meanwhile has paid', async () => {
  const { stripe, clientSecret, card, intents } = await open({ latency: 60_000 });
  void confirm(stripe, clientSecret, card);
  await vi.waitFor(() => expect(intents.snapshot()).toMatchObject([{ status: 'succeeded' }]));
});

test('a reload finds what became of a charge, with the secret alone', async () => {
  const { books, stripe, clientSecret, card } = await open();
  const ask = () => createStripeFacade(createStripe(books) as unknown as Stripe).find(clientSecret);
  expect(await ask()).toEqual({ state: 'unpaid' });
  await confirm(stripe, clientSecret, card);
  expect(await ask()).toEqual({ state: 'paid' });
});

test('another secret opens nothing', async () => {
  const { facade, clientSecret, card } = await open();
  const [id = ''] = clientSecret.split('_secret_');
  expect(await facade.find(`${id}_secret_guessed`)).toEqual({ state: 'unpaid', spent: true });
  expectConsoleError(/client secret/);
  expect(await facade.confirm('nonsense', card, '')).toEqual({ state: 'unpaid', spent: true });
});

test('for a server outside of the browser the books take its intents as they come', async () => {
  const { facade, card, intents } = await open({ adopts: true });
  expect(await facade.find('pi_theirs_secret_x')).toEqual({ state: 'unpaid' });
  expect(await facade.confirm('pi_theirs_secret_x', card, '')).toEqual({ state: 'paid' });
  expect(await intents.findIntent('pi_theirs')).toMatchObject({ status: 'succeeded' });
});

test('an element can be made again once it is gone, as components in strict mode do', async () => {
  const { stripe } = await open();
  const elements = stripe.elements();
  const card = elements.create('card');
  expect(() => elements.create('card')).toThrow(/one Element/);
  expect(elements.getElement('card')).toBe(card);
  card.destroy();
  expect(elements.getElement('card')).toBeNull();
  expect(elements.create('card')).not.toBe(card);
});

test.each([
  ['34', '3782 8224 6310 005', '378282246310005'],
  ['letters', '4242 4242 4242 4242', 'x4242-4242 4242*4242'],
])('a number is written in fours, whatever was pasted (%s)', async (_, shown, typed) => {
  const { stripe } = await open();
  cardIn(stripe, typed);
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.at(-3)?.value).toBe(shown);
  expect(inputs.at(-2)?.value).toBe('12 / 39');
});
