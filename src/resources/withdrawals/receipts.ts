import * as z from 'zod/mini';
import { paymentSystems } from '#domain/coins.ts';
import { readEach } from '#services/readEach.ts';

const receipt = z.object({
  key: z.string(),
  /** The moment of sending, ISO 8601. */
  at: z.string(),
  coins: z.number(),
  system: z.enum(paymentSystems),
  account: z.string(),
  /**
   * The state of the request. 'sent': the server has it. 'unconfirmed': it has not answered yet, or never did because
   * the page was closed. 'paid': the balance proves its payment. 'told': the worker has marked it as paid. 'either':
   * the balance proves a payment, but not of which request. 'earlier': the address belongs to another account now,
   * whose balance proves nothing.
   */
  state: z.enum(['sent', 'unconfirmed', 'either', 'paid', 'told', 'earlier']),
});

/** A withdrawal request that this browser has sent and remembers, because no call lists a worker's requests (C-48). */
export type Receipt = z.infer<typeof receipt>;

/** The receipts in a stored value; entries of any other shape are left out. */
export const readReceipts = (stored: unknown): readonly Receipt[] => readEach(receipt, stored);

/** All receipts, newest first. `unclear` is the number of paid coins that could not be assigned to a receipt. */
export type ReceiptBook = { receipts: readonly Receipt[]; unclear: number };

const sumOf = (receipts: readonly Receipt[]): number => receipts.reduce((sum, { coins }) => sum + coins, 0);

/**
 * True when a receipt's request does not wait any more and reserves no coins of the balance. It was paid, its worker
 * says so, or it was made by an earlier account of the same address.
 */
export const isClosed = ({ state }: Receipt): boolean => state === 'paid' || state === 'told' || state === 'earlier';
const unpaidOf = (receipts: readonly Receipt[]) => receipts.filter((one) => !isClosed(one));

/** The coins of requests that still wait, including those that may not have reached the server. */
export const waitingCoins = ({ receipts, unclear }: ReceiptBook): number =>
  Math.max(0, sumOf(unpaidOf(receipts)) - unclear);

/** True when the coins of some of the receipts add up exactly to `coins`. */
const addUp = (receipts: readonly Receipt[], coins: number): boolean => {
  const sums = new Set([0]);
  for (const one of receipts) for (const sum of [...sums]) if (sum + one.coins <= coins) sums.add(sum + one.coins);
  return sums.has(coins);
};

/**
 * Receipt book after `coins` more were paid out for some of its requests. A request counts as 'paid' if the paid sum
 * cannot be made up of the other requests alone, and as 'either' if it may be among those paid. No request counts as
 * paid if no combination of them gives the sum: another device must then have sent some of those that were paid.
 */
export const afterPayment = ({ receipts, unclear }: ReceiptBook, coins: number): ReceiptBook => {
  const gone = unclear + coins;
  const unpaid = unpaidOf(receipts);
  const isExplained = addUp(unpaid, gone);
  const without = (one: Receipt) => unpaid.filter((other) => other !== one);
  const could = unpaid.filter((one) => !isExplained || addUp(without(one), gone - one.coins));
  const paid = isExplained ? could.filter((one) => !addUp(without(one), gone)) : [];
  const stateOf = (one: Receipt): Receipt['state'] => {
    if (paid.includes(one)) return 'paid';
    return one.state === 'sent' && could.includes(one) ? 'either' : one.state;
  };
  return {
    receipts: receipts.map((one) => ({ ...one, state: stateOf(one) })),
    unclear: isExplained ? gone - sumOf(paid) : unclear,
  };
};

/** Receipt book after the worker has marked a receipt as paid; its coins are subtracted from `unclear`. */
export const withPaid = ({ receipts, unclear }: ReceiptBook, key: string): ReceiptBook => {
  const told = unpaidOf(receipts.filter((one) => one.key === key));
  return {
    receipts: receipts.map((one) => (told.includes(one) ? { ...one, state: 'told' } : one)),
    unclear: Math.max(0, unclear - sumOf(told)),
  };
};

/**
 * The receipt book once the account that sent its requests was deleted and another account has the same address: open
 * receipts become 'earlier'.
 */
export const ofEarlierAccount = ({ receipts }: ReceiptBook): ReceiptBook => ({
  receipts: receipts.map((one) => (isClosed(one) ? one : { ...one, state: 'earlier' })),
  unclear: 0,
});
