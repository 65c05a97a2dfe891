import Stripe from 'stripe';
import { CARD_EVENTS } from '#backend/takeCardEvent.ts';
import { API } from '../http/createApp.ts';

/** Type of the event that tells of a charge. */
export const CHARGED = 'payment_intent.succeeded';

/** Types of the events that tell of refunds and disputes. */
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

/** Path of the webhook. */
export const WEBHOOK = `${API}${CARD_EVENTS}`;

/** Version of the company's interface that its package speaks. */
export const version = Stripe.API_VERSION;

/** Events that the webhook has to be subscribed to. */
export const events = [CHARGED, ...RETURNED];

/** Rights of the server's key, which needs no others. */
export const rights = ['PaymentIntents: write', 'Charges and Refunds: write', 'Disputes: read'];
