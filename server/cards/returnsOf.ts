import type Stripe from 'stripe';
import type { CardEvent, Returns } from '#backend/config.ts';
import { CHARGED, RETURNED } from './needs.ts';

/** Largest number of refunds or disputes read for one charge: far more than a charge can have. */
const MOST = 1000;

/** Reads the refunds and disputes of a payment intent from Stripe's lists. */
export const returnsOf = async (stripe: Stripe, payment_intent: string): Promise<Returns> => {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: MOST }),
    stripe.disputes.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: MOST }),
  ]);
  return { refunds: refunds.map(refundOf), disputes: disputes.map(disputeOf) };
};

/**
 * Status of a refund in our table, by the card company's status. A refund that waits for an action of the buyer counts
 * as pending.
 */
const refundStatuses: Readonly<Record<string, Returns['refunds'][number]['status']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const refundOf = ({ id, metadata, amount, status }: Stripe.Refund): Returns['refunds'][number] => ({
  id,
  ours: metadata?.refund ?? '',
  cents: amount,
  status: refundStatuses[status ?? ''] ?? 'pending',
});

const disputeOf = (dispute: Stripe.Dispute): Returns['disputes'][number] => {
  const { id, status, evidence_details } = dispute;
  const due = evidence_details.due_by;
  return { id, cents: withdrawn(dispute), status, due: due ? new Date(due * 1000).toISOString() : '' };
};

/** Money in minor units that a dispute has withdrawn and not given back, without fees; 0 if more was given back. */
const withdrawn = ({ balance_transactions, amount, currency }: Stripe.Dispute): number => {
  const balance = balance_transactions.reduce(
    // An amount in another currency only shows which way the money went.
    (total, moved) => total + (moved.currency === currency ? moved.amount : Math.sign(moved.amount) * amount),
    0,
  );
  return Math.max(0, -balance);
};

/**
 * Id of the payment intent that an event is about, null for other kinds of events. `isReturn` is true if it is about
 * refunds or disputes.
 */
export const toldOf = ({ type, data: { object } }: Stripe.Event): Pick<CardEvent, 'intent' | 'isReturn'> => {
  if (type === CHARGED) return { intent: (object as Stripe.PaymentIntent).id, isReturn: false };
  if (!RETURNED.some((one) => one === type)) return { intent: null, isReturn: false };
  return { intent: intentOf(object as Stripe.Charge | Stripe.Refund | Stripe.Dispute), isReturn: true };
};

/**
 * Id of the payment intent that a charge, refund or dispute belongs to. Null if there is none, because the charge was
 * not made by this product.
 */
export const intentOf = ({ payment_intent }: Stripe.Charge | Stripe.Refund | Stripe.Dispute): string | null =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
