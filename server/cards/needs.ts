import Stripe from 'stripe';
import { CARD_EVENTS } from '#backend/takeCardEvent.ts';
import { API } from '../http/createApp.ts';

/** Type of the card company's event about a successful charge. */
export const CHARGED = 'payment_intent.succeeded';

/** Types of the card company's events about refunds and disputes. */
export const RETURNED = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.Event.Type[];

/** Path of the webhook, to which the card company sends events. */
export const WEBHOOK = `${API}${CARD_EVENTS}`;

/** Version of Stripe's API that its package speaks. */
export const version = Stripe.API_VERSION;

/** Types of the events that the webhook has to be subscribed to. */
export const events = [CHARGED, ...RETURNED];

/** Rights that the server's key needs at Stripe; it needs no others. */
export const rights = ['PaymentIntents: write', 'Charges and Refunds: write', 'Disputes: read'];
