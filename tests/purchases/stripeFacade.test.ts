import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { createStripeFacade } from '#services/stripeFacade.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';

type Answer = { paymentIntent?: { status: PaymentIntent.Status }; error?: Partial<StripeError> };

const facadeFor = (answer: () => Answer) => {
  const call = async () => answer();
  return createStripeFacade({
    confirmCardPayment: call,
    retrievePaymentIntent: call,
    handleNextAction: call,
  } as unknown as Stripe);
};
const confirm = (answer: () => Answer) => facadeFor(answer).confirm('pi_1_secret_x', {} as StripeCardElement, '');
const error = (type: StripeError['type'], more: object = {}): Answer => ({ error: { type, ...more } });
const intent = (status: PaymentIntent.Status): Answer => ({ paymentIntent: { status } });

test.each<[string, Answer, object]>([
  ['succeeded', intent('succeeded'), { state: 'paid' }],
  ['processing', intent('processing'), { state: 'open' }],
  ['requires_action, as the bank may still approve it', intent('requires_action'), { state: 'open', atBank: true }],
  ['canceled', intent('canceled'), { state: 'unpaid', spent: true }],
  [
    'a declined card',
    error('card_error', { code: 'card_declined', message: 'No.' }),
    { state: 'unpaid', reason: 'No.' },
  ],
  ['an incomplete card', error('validation_error', { message: 'Gap.' }), { state: 'unpaid', reason: 'Gap.' }],
  ['no connection', error('api_connection_error'), { state: 'open' }],
  ['a company in trouble', error('api_error'), { state: 'open' }],
  ['a company that is busy', error('invalid_request_error', { code: 'rate_limit' }), { state: 'open' }],
  ['a code that nobody knows', error('card_error', { code: 'of_tomorrow' }), { state: 'open' }],
  ['a code that every object has a value for', error('card_error', { code: 'constructor' }), { state: 'open' }],
  [
    'a code that nobody knows, of an intent that waits for the bank',
    error('invalid_request_error', { code: 'of_tomorrow', payment_intent: { status: 'requires_action' } }),
    { state: 'open', atBank: true },
  ],
  ['no such intent', error('invalid_request_error', { code: 'resource_missing' }), { state: 'unpaid', spent: true }],
  ['paid before', error('invalid_request_error', { payment_intent: { status: 'succeeded' } }), { state: 'paid' }],
  [
    'cancelled before',
    error('invalid_request_error', { message: 'Gone.', payment_intent: { status: 'canceled' } }),
    { state: 'unpaid', reason: 'Gone.', spent: true },
  ],
  [
    'declined, the intent open to another card',
    error('card_error', {
      code: 'card_declined',
      message: 'No.',
      payment_intent: { status: 'requires_payment_method' },
    }),
    { state: 'unpaid', reason: 'No.' },
  ],
])('BP-9 a confirmation: %s', async (_, answer, charge) => {
  expect(await confirm(() => answer)).toEqual(charge);
});

test('BP-9 a confirmation that breaks off says nothing of the charge', async () => {
  expectConsoleError(/broke off/);
  const broken = () => {
    throw new Error('broke off');
  };
  expect(await confirm(broken)).toEqual({ state: 'open' });
});

test('a company that cannot be asked says nothing of the charge either', async () => {
  await expect(facadeFor(() => error('api_connection_error')).find('pi_1_secret_x')).rejects.toThrow();
  expect(await facadeFor(() => intent('succeeded')).find('pi_1_secret_x')).toEqual({ state: 'paid' });
});

test('BP-9 a look-up that the company is too busy for says nothing of the charge', async () => {
  const { find } = facadeFor(() => error('invalid_request_error', { code: 'rate_limit', message: 'Busy.' }));
  await expect(find('pi_1_secret_x')).rejects.toThrow('Busy.');
  const none = facadeFor(() => error('invalid_request_error', { code: 'resource_missing' }));
  expect(await none.find('pi_1_secret_x')).toEqual({ state: 'unpaid', spent: true });
});

test('BP-9 the bank’s question that is opened once more is judged like a confirmation', async () => {
  const approved = facadeFor(() => intent('succeeded'));
  expect(await approved.goOn('pi_1_secret_x')).toEqual({ state: 'paid' });
  const refused = { code: 'payment_intent_authentication_failure', message: 'Not you.' };
  expect(await facadeFor(() => error('invalid_request_error', refused)).goOn('pi_1_secret_x')).toEqual({
    state: 'unpaid',
    reason: 'Not you.',
  });
});
