import * as z from 'zod/mini';
import { paymentSystems } from '#domain/coins.ts';
import { readEach } from '#services/readEach.ts';

const receipt = z.object({
  key: z.string(),
  /** The moment of sending, ISO. */
  at: z.string(),
  coins: z.number(),
  system: z.enum(paymentSystems),
  account: z.string(),
  /**
   * The state of the request. 'unconfirmed' until the server has answered, and for ever when the page was closed before. 'paid'
   * where the balance proves it, 'told' where the worker says so. 'either' where the balance proves a payment, but not whether
   * of this request. 'earlier' where another account has the same address now, whose balance proves nothing.
   */
  state: z.enum(['sent', 'unconfirmed', 'either', 'paid', 'told', 'earlier']),
});

/** A withdrawal request that this browser has sent; workers have no list of theirs to read (C-48). */
export type Receipt = z.infer<typeof receipt>;

/** The receipts that the browser has kept. */
export const readReceipts = (stored: unknown): readonly Receipt[] => readEach(receipt, stored);

/** All receipts, newest first; `unclear` is the number of coins that were paid for receipts not known to be paid. */
export type ReceiptBook = { receipts: readonly Receipt[]; unclear: number };

const sumOf = (receipts: readonly Receipt[]): number => receipts.reduce((sum, { coins }) => sum + coins, 0);

/** True when no coins of this account wait for the request any more. */
export const isClosed = ({ state }: Receipt): boolean => state === 'paid' || state === 'told' || state === 'earlier';
const unpaidOf = (receipts: readonly Receipt[]) => receipts.filter((one) => !isClosed(one));

/** The coins of requests that still wait; one that may not have arrived counts. */
export const waitingCoins = ({ receipts, unclear }: ReceiptBook): number =>
  Math.max(0, sumOf(unpaidOf(receipts)) - unclear);

/** True when the coins of some of these receipts add up to a sum. */
const addUp = (receipts: readonly Receipt[], coins: number): boolean => {
  const sums = new Set([0]);
  for (const one of receipts) for (const sum of [...sums]) if (sum + one.coins <= coins) sums.add(sum + one.coins);
  return sums.has(coins);
};

/**
 * The book after so many coins were found to be paid. Paid are the requests without which the others do not add up to them.
 * When all requests do not add up to them, another device has sent what was paid, and nothing is known of these.
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

/** The book after its worker has marked a receipt as paid, which explains unclear coins. */
export const withPaid = ({ receipts, unclear }: ReceiptBook, key: string): ReceiptBook => {
  const told = unpaidOf(receipts.filter((one) => one.key === key));
  return {
    receipts: receipts.map((one) => (told.includes(one) ? { ...one, state: 'told' } : one)),
    unclear: Math.max(0, unclear - sumOf(told)),
  };
};

/** The book after another account has taken the place of the one that sent its requests. */
export const ofEarlierAccount = ({ receipts }: ReceiptBook): ReceiptBook => ({
  receipts: receipts.map((one) => (isClosed(one) ? one : { ...one, state: 'earlier' })),
  unclear: 0,
});
