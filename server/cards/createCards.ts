import Stripe from 'stripe';
import type { CardGateway, ChargeStatus } from '#backend/config.ts';
import { refuse, refuseFor } from '#backend/refuse.ts';
import type { CardSettings } from './cardSettings.ts';
import { returnsOf, toldOf } from './returnsOf.ts';
import { PATIENCE, stripeOf } from './stripeOf.ts';

/** Largest accepted age of an event's signature in seconds. When the company sends an event again, it signs it anew. */
const FRESH = 300;

/** State of a charge by the payment intent's status; any other status is 'open', even if nobody can pay it any more. */
const statuses: Readonly<Record<string, ChargeStatus>> = {
  processing: 'processing',
  succeeded: 'succeeded',
} satisfies Partial<Record<Stripe.PaymentIntent.Status, ChargeStatus>>;

/**
 * Creates the gateway to Stripe. `report` gets a sentence about a charge of another currency or mode, which the owner
 * has to look at. Each attempt of a request may take `timeout` milliseconds.
 */
export const createCards = (
  { key, webhookSecrets, apiBase, isTest, currency: code = 'USD' }: CardSettings,
  report: (failure: string) => void,
  timeout = PATIENCE,
): CardGateway => {
  const shop = code.toLowerCase();
  const stripe = stripeOf({ key, apiBase }, timeout);
  return {
    isTest,
    createIntent: async ({ order, user, coins, amountInCents: amount }) => {
      const wanted = { amount, currency: shop, payment_method_types: ['card'], metadata: { order, user, coins } };
      const made = await stripe.paymentIntents.create(wanted, { idempotencyKey: order }).catch(throwUnavailable);
      const { id, client_secret: clientSecret } = made;
      if (clientSecret === null) throw new Error(`The card company made ${id} without a secret.`);
      return { id, clientSecret };
    },
    findIntent: async (id) => {
      // An empty id would turn the request into one for a list.
      const found = /^pi_\w+$/.test(id) && (await stripe.paymentIntents.retrieve(id).catch(missing));
      if (!found) return null;
      const { currency, livemode, metadata, amount, amount_received } = found;
      if (currency !== shop || livemode === isTest) {
        report(`The charge ${id} is not of this shop: ${currency}, ${livemode ? 'live' : 'test'} mode.`);
        return null;
      }
      const status = statuses[found.status] ?? 'open';
      return { status, order: metadata.order ?? '', amountInCents: status === 'succeeded' ? amount_received : amount };
    },
    findReturns: (intent) => returnsOf(stripe, intent).catch(throwUnavailable),
    refund: async ({ refund, intent: payment_intent, amountInCents: amount }) => {
      try {
        await stripe.refunds.create({ payment_intent, amount, metadata: { refund } }, { idempotencyKey: refund });
        return null;
      } catch (error) {
        return error instanceof Stripe.errors.StripeInvalidRequestError ? error.message : throwUnavailable(error);
      }
    },
    cancelIntent: async (id) => {
      try {
        await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
        return true;
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return throwUnavailable(error);
        const found = await stripe.paymentIntents.retrieve(id).catch(missing);
        return found === null || found.status === 'canceled';
      }
    },
    readEvent: (body, signature) => {
      const event = signedEvent(stripe, webhookSecrets, body, signature);
      if (event.livemode === isTest)
        refuse(400, 'This event is of the other mode: test and live have secrets of their own.');
      return { id: event.id, type: event.type, ...toldOf(event) };
    },
  };
};

/** Event in a request's `body`, if one of the secrets has made its `signature`; refuses any other with 400. */
const signedEvent = (stripe: Stripe, secrets: readonly string[], body: string, signature: string): Stripe.Event => {
  for (const secret of secrets)
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, FRESH);
    } catch {
      // While a new secret replaces the old one, the event may be signed with either.
    }
  return refuse(400, 'The card company has not signed this event, or too long ago.');
};

/**
 * Error handler for calls of Stripe, which always throws. It throws a refusal with 503 if Stripe did not respond,
 * failed or is busy, otherwise the same error.
 */
export const throwUnavailable = (error: unknown): never => {
  const { StripeError, StripeConnectionError, StripeAPIError } = Stripe.errors;
  const isSilent = error instanceof StripeConnectionError || error instanceof StripeAPIError;
  const isBusy = error instanceof StripeError && [409, 429].includes(error.statusCode ?? 0);
  if (isSilent || isBusy) refuseFor(503, 'cardsSilent');
  throw error;
};

/**
 * Error handler for calls of Stripe: returns null if the object asked for does not exist, else throws as {@link
 * throwUnavailable} does.
 */
export const missing = (error: unknown): null => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  return throwUnavailable(error);
};
