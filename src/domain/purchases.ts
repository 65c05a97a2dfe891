/**
 * States of a purchase's money. 'inquiry': the buyer's bank asks about the payment, and no money has moved. 'disputed':
 * the bank has taken the money until it decides ('won' or 'lost').
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

/**
 * Status of a refund. 'asked': the card company has not acknowledged it yet. Coins are taken for every status but
 * 'failed'.
 */
export type RefundStatus = 'asked' | 'pending' | 'succeeded' | 'failed';

/** Amount and status of a refund. */
type Refund = { readonly cents: number; readonly status: RefundStatus };
/**
 * Amount and status of a bank's dispute. `status` is the card company's word; `cents` is the money that was withdrawn
 * and not reinstated.
 */
type Dispute = { readonly cents: number; readonly status: string };

const sum = (all: readonly { readonly cents: number }[]): number => all.reduce((total, { cents }) => total + cents, 0);

/**
 * Cents of a payment that have gone back, or are about to; never more than `paid`. Every refund counts unless it
 * failed; a dispute counts with the money that was withdrawn and not reinstated.
 */
export const centsReturned = (paid: number, refunds: readonly Refund[], disputes: readonly Dispute[]): number =>
  Math.max(0, Math.min(paid, sum(refunds.filter(({ status }) => status !== 'failed')) + sum(disputes)));

/** Coins to take from a buyer when `returned` of `paid` cents go back: that share of the coins, rounded up. */
export const coinsTaken = (coins: number, paid: number, returned: number): number =>
  // A free purchase has no share. BigInt keeps the product exact for any package.
  paid === 0 ? 0 : Number((BigInt(coins) * BigInt(returned) + BigInt(paid) - 1n) / BigInt(paid));

const isOpen = ({ status }: Dispute): boolean => /^(appeal_)?(needs_response|under_review)$/.test(status);
const isInquiry = ({ status }: Dispute): boolean => /^warning_(needs_response|under_review)$/.test(status);

/**
 * State of a purchase. If several states apply, it is the one that the owner has to know first. `paid` is in cents;
 * `refunds` are ordered from the oldest to the newest.
 */
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
  // Where nothing is left to refund, a refund that failed before is no news.
  const isOver = centsReturned(paid, refunds, disputes) >= paid;
  if (refunds.at(-1)?.status === 'failed' && !isOver) return 'refundFailed';
  if (is('lost')) return 'lost';
  if (gone > 0) return gone >= paid ? 'refunded' : 'refundedInPart';
  return is('won') ? 'won' : 'paid';
};
