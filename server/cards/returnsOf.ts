import type Stripe from 'stripe';
import type { CardEvent, Returns } from '#backend/config.ts';
import { CHARGED, RETURNED } from './needs.ts';

/** State of a refund by the company's; one that waits for the buyer is on its way too. */
const refundStatuses: Readonly<Record<string, Returns['refunds'][number]['status']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export const refundOf = ({ id, metadata, amount, status }: Stripe.Refund): Returns['refunds'][number] => ({
  id,
  ours: metadata?.refund ?? '',
  cents: amount,
  status: refundStatuses[status ?? ''] ?? 'pending',
});

export const disputeOf = (dispute: Stripe.Dispute): Returns['disputes'][number] => {
  const { id, status, evidence_details } = dispute;
  const due = evidence_details.due_by;
  return { id, cents: withdrawn(dispute), status, due: due ? new Date(due * 1000).toISOString() : '' };
};

/** Money that a dispute has withdrawn and not reinstated, without fees. */
const withdrawn = ({ balance_transactions, amount, currency }: Stripe.Dispute): number =>
  -balance_transactions.reduce(
    // A balance in another currency says only which way the money went.
    (total, moved) => total + (moved.currency === currency ? moved.amount : Math.sign(moved.amount) * amount),
    0,
  );

/** Charge that an event tells of. */
export const toldOf = ({ type, data: { object } }: Stripe.Event): Pick<CardEvent, 'intent' | 'isReturn'> => {
  if (type === CHARGED) return { intent: (object as Stripe.PaymentIntent).id, isReturn: false };
  if (!RETURNED.some((one) => one === type)) return { intent: null, isReturn: false };
  const { payment_intent: intent } = object as Stripe.Charge | Stripe.Refund | Stripe.Dispute;
  return { intent: typeof intent === 'string' ? intent : (intent?.id ?? null), isReturn: true };
};
