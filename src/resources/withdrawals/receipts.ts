import * as z from 'zod/mini';
import { paymentSystems } from '#domain/coins.ts';
import { readEach } from '#services/readEach.ts';

const receipt = z.object({
  key: z.string(),
  /** When it was sent, ISO. */
  at: z.string(),
  coins: z.number(),
  system: z.enum(paymentSystems),
  account: z.string(),
  /**
   * 'unconfirmed' until the server has answered: a page that was closed meanwhile leaves it so. 'paid' where the balance tells
   * it, 'told' where the worker says so, 'either' where the balance tells of a payment, and not whether of this one, 'earlier' where
   * an account sent it that another one of the same address has taken the place of: its balance tells nothing.
   */
  state: z.enum(['sent', 'unconfirmed', 'either', 'paid', 'told', 'earlier']),
});

/** A withdrawal request that this browser has sent; workers have no list of theirs to read (C-48). */
export type Receipt = z.infer<typeof receipt>;

/** What the browser has kept. */
export const readReceipts = (stored: unknown): readonly Receipt[] => readEach(receipt, stored);

/** All receipts, newest first, and how many coins were paid of those that are not known to be paid. */
export type ReceiptBook = { receipts: readonly Receipt[]; unclear: number };

const sumOf = (receipts: readonly Receipt[]): number => receipts.reduce((sum, { coins }) => sum + coins, 0);

/** Whether no coins of this account wait for it any more. */
export const isSettled = ({ state }: Receipt): boolean => state === 'paid' || state === 'told' || state === 'earlier';
const unpaidOf = (receipts: readonly Receipt[]) => receipts.filter((one) => !isSettled(one));

/** The coins that still wait; a request that may not have arrived counts, as it may have. */
export const waitingCoins = ({ receipts, unclear }: ReceiptBook): number =>
  Math.max(0, sumOf(unpaidOf(receipts)) - unclear);

/** Whether the coins of some of these are just so many. */
const addUp = (receipts: readonly Receipt[], coins: number): boolean => {
  const sums = new Set([0]);
  for (const one of receipts) for (const sum of [...sums]) if (sum + one.coins <= coins) sums.add(sum + one.coins);
  return sums.has(coins);
};

/**
 * After so many coins were found to be paid. Paid are the requests without which the others do not explain them. Where all of them
 * do not, another device has sent what was paid, and nothing is known of these.
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

/** With one of which its worker says that it was paid: it explains what was unclear. */
export const withPaid = ({ receipts, unclear }: ReceiptBook, key: string): ReceiptBook => {
  const told = unpaidOf(receipts.filter((one) => one.key === key));
  return {
    receipts: receipts.map((one) => (told.includes(one) ? { ...one, state: 'told' } : one)),
    unclear: Math.max(0, unclear - sumOf(told)),
  };
};

/** After another account has taken the place of the one that sent them. */
export const ofEarlierAccount = ({ receipts }: ReceiptBook): ReceiptBook => ({
  receipts: receipts.map((one) => (isSettled(one) ? one : { ...one, state: 'earlier' })),
  unclear: 0,
});
