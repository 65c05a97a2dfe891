/**
 * States of a purchase's money. An inquiry is a bank's question, which moves none; a dispute takes it until it is
 * decided.
 */
export const purchaseStates = [
  'paid',
  'refundPending',
  'refundFailed',
  'refundedInPart',
  'refunded',
  'inquiry',
  'disputed',
  'won',
  'lost',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Refund of a purchase: 'asked' until the card company has heard of it, which takes its coins as well. */
export type RefundStatus = 'asked' | 'pending' | 'succeeded' | 'failed';

/** Refund as far as its money matters, in cents. */
type Refund = { readonly cents: number; readonly status: RefundStatus };
/** Dispute in the card company's words; `cents` is what it has withdrawn and not reinstated. */
type Dispute = { readonly cents: number; readonly status: string };

const sum = (all: readonly { readonly cents: number }[]): number => all.reduce((total, { cents }) => total + cents, 0);

/** Money that is on its way back or has gone, in cents: all of the payment at most. */
export const centsReturned = (paid: number, refunds: readonly Refund[], disputes: readonly Dispute[]): number =>
  Math.max(0, Math.min(paid, sum(refunds.filter(({ status }) => status !== 'failed')) + sum(disputes)));

/** Coins that follow the money: never fewer than its share. */
export const coinsTaken = (coins: number, paid: number, returned: number): number =>
  // A free purchase has no share to follow. The product stays exact far beyond any package.
  paid === 0 ? 0 : Number((BigInt(coins) * BigInt(returned) + BigInt(paid) - 1n) / BigInt(paid));

const isOpen = ({ status }: Dispute): boolean => /^(appeal_)?(needs_response|under_review)$/.test(status);
const isInquiry = ({ status }: Dispute): boolean => /^warning_(needs_response|under_review)$/.test(status);

/** State by what an owner has to know first; `refunds` from the oldest to the newest. */
export const purchaseStateOf = (
  paid: number,
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
): PurchaseState => {
  const is = (status: string) => disputes.some((one) => one.status === status);
  const gone = sum(refunds.filter(({ status }) => status === 'succeeded'));
  if (disputes.some(isOpen)) return 'disputed';
  if (disputes.some(isInquiry)) return 'inquiry';
  if (refunds.some(({ status }) => status === 'asked' || status === 'pending')) return 'refundPending';
  if (refunds.at(-1)?.status === 'failed') return 'refundFailed';
  if (is('lost')) return 'lost';
  if (gone > 0) return gone >= paid ? 'refunded' : 'refundedInPart';
  return is('won') ? 'won' : 'paid';
};
