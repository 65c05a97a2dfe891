import type Stripe from 'stripe';
import { aCharge, anEvent, anIntent, idOf, seconds } from './cardObjects.ts';
import { CardFault, checkNames, refuse } from './CardFault.ts';
import { createReturnBooks } from './createReturnBooks.ts';
import { textsIn, type Form } from './formBody.ts';

type Intent = Stripe.PaymentIntent;
/** Outcomes of the documented test cards: the bank asks, or declines. Any other number is charged. */
const cards: Readonly<Record<string, 'asks' | { code: string; message: string }>> = {
  '4000000000000002': { code: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  '4000000000009987': { code: 'lost_card', message: 'Your card was declined.' },
  '4000002500003155': 'asks',
};

const LEAST_CENTS = 50;
const parameters = {
  create: ['amount', 'currency', 'metadata', 'payment_method_types', 'description'],
  list: ['limit', 'starting_after', 'created'],
};

/** Creates the card company's payment intents and events, which behave as its documentation describes. */
export const createIntentBooks = () => {
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Stripe.Charge>();
  const events: Stripe.Event[] = [];
  const waiting = new Map<string, string>();
  let request: Stripe.Event.Request = { id: null, idempotency_key: null };

  const tell = (type: string, object: Intent | Stripe.Charge | Stripe.Refund | Stripe.Dispute) =>
    void events.push(anEvent(type, object, request));
  const find = (id: string): Intent =>
    intents.get(id) ?? refuse('resource_missing', `No such payment_intent: '${id}'`, 'intent', 404);
  const put = (intent: Intent): Intent => {
    intents.set(intent.id, intent);
    return intent;
  };
  const change = (id: string, changes: Partial<Intent>): Intent => put({ ...find(id), ...changes });

  const attempt = (intent: Intent, number: string, declined: { code: string; message: string } | null): Intent => {
    const charge = aCharge(intent, number.slice(-4), declined);
    if (declined === null) {
      charges.set(intent.id, charge);
      const paid = change(intent.id, {
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: charge.id,
        payment_method: charge.payment_method,
        next_action: null,
        last_payment_error: null,
      });
      tell('charge.succeeded', charge);
      tell('payment_intent.succeeded', paid);
      return paid;
    }
    const { code: decline_code, message } = declined;
    const error = { type: 'card_error', code: 'card_declined', decline_code, message } as const;
    const last_payment_error = { ...error, charge: charge.id } as Intent['last_payment_error'];
    const open = change(intent.id, { status: 'requires_payment_method', latest_charge: charge.id, last_payment_error });
    tell('charge.failed', charge);
    tell('payment_intent.payment_failed', open);
    throw new CardFault(402, { ...error, payment_intent: open });
  };

  const chargeOf = (intent: string): Stripe.Charge =>
    charges.get(intent) ?? refuse('resource_missing', `No such payment_intent: '${intent}'`, 'payment_intent', 404);
  const changeCharge = (intent: string, changes: Partial<Stripe.Charge>): Stripe.Charge => {
    const changed = { ...chargeOf(intent), ...changes };
    charges.set(intent, changed);
    return changed;
  };

  return {
    events,
    returns: createReturnBooks({ chargeOf, changeCharge, tell }),
    find,
    /** Runs `work` for a request; events made meanwhile name the request's id and key. */
    during: <T>(by: Stripe.Event.Request, work: () => T): T => {
      request = by;
      try {
        return work();
      } finally {
        request = { id: null, idempotency_key: null };
      }
    },
    tamper: (id: string, changes: Partial<Intent>) => void change(id, changes),
    create: (form: Form): Intent => {
      checkNames(form, parameters.create);
      const { amount = '', currency = '' } = textsIn(form);
      if (!/^\d+$/.test(amount)) refuse('parameter_invalid_integer', `Invalid integer: ${amount}`, 'amount');
      if (Number(amount) < LEAST_CENTS) refuse('amount_too_small', 'Amount must be at least $0.50 usd', 'amount');
      if (!/^[a-z]{3}$/.test(currency)) refuse('parameter_missing', 'Missing required param: currency.', 'currency');
      const [metadata, types] = [textsIn(form.metadata), Object.values(textsIn(form.payment_method_types))];
      const intent = put(anIntent({ amount: Number(amount), currency, metadata, types, livemode: false }));
      tell('payment_intent.created', intent);
      return intent;
    },
    list: (form: Form) => {
      checkNames(form, parameters.list);
      const { limit = '10', starting_after } = textsIn(form);
      const { gte = '0', lte = 'Infinity' } = textsIn(form.created);
      const newest = [...intents.values()].reverse();
      const after = starting_after === undefined ? 0 : newest.indexOf(find(starting_after)) + 1;
      const fitting = newest.slice(after).filter(({ created }) => created >= Number(gte) && created <= Number(lte));
      const data = fitting.slice(0, Number(limit));
      return { object: 'list', data, has_more: fitting.length > data.length, url: '/v1/payment_intents' };
    },
    cancel: (id: string, reason = 'requested_by_customer'): Intent => {
      const { status } = find(id);
      if (status === 'succeeded' || status === 'canceled')
        refuse(
          'payment_intent_unexpected_state',
          `You cannot cancel this PaymentIntent because it has a status of ${status}.`,
        );
      const canceled = change(id, { status: 'canceled', canceled_at: seconds(), cancellation_reason: reason });
      tell('payment_intent.canceled', canceled);
      return canceled;
    },
    confirm: (id: string, secret: string, number: string): Intent => {
      const intent = find(id);
      if (intent.client_secret !== secret) refuse('resource_missing', `No such payment_intent: '${id}'`, 'intent', 404);
      if (intent.status !== 'requires_payment_method')
        refuse(
          'payment_intent_unexpected_state',
          `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
        );
      const fate = cards[number] ?? null;
      if (fate !== 'asks') return attempt(intent, number, fate);
      waiting.set(id, number);
      const use_stripe_sdk = { type: 'three_d_secure_redirect', source: idOf('src') };
      const asked = change(id, { status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk } });
      tell('payment_intent.requires_action', asked);
      return asked;
    },
    authenticate: (id: string, passes: boolean): Intent => {
      const intent = find(id);
      if (intent.status !== 'requires_action')
        refuse('payment_intent_unexpected_state', `This PaymentIntent has a status of ${intent.status}.`);
      if (passes) return attempt(intent, waiting.get(id) ?? '', null);
      const message = 'We are unable to authenticate your payment method.';
      const error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message } as const;
      const last_payment_error = error as Intent['last_payment_error'];
      const open = change(id, { status: 'requires_payment_method', next_action: null, last_payment_error });
      tell('payment_intent.payment_failed', open);
      return open;
    },
  };
};
