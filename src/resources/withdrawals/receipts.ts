import * as z from 'zod/mini';
import { paymentSystems } from '#domain/coins.ts';

const receipt = z.object({
  key: z.string(),
  /** When it was sent, ISO. */
  at: z.string(),
  coins: z.number(),
  system: z.enum(paymentSystems),
  account: z.string(),
  /**
   * 'unconfirmed' until the server has answered: a page that was closed meanwhile leaves it so. 'paid' as far as the balance
   * tells.
   */
  state: z.enum(['sent', 'unconfirmed', 'paid']),
});

/** A withdrawal request that this browser has sent; workers have no list of theirs to read (C-48). */
export type Receipt = z.infer<typeof receipt>;

/** What the browser has kept; what has become unreadable there is left out. */
export const readReceipts = (stored: unknown): readonly Receipt[] =>
  Array.isArray(stored) ? stored.flatMap((one) => receipt.safeParse(one).data ?? []) : [];

/** The coins that still wait; a request that may not have arrived counts, as it may have. */
export const waitingCoins = (receipts: readonly Receipt[]): number =>
  receipts.reduce((sum, { coins, state }) => (state === 'paid' ? sum : sum + coins), 0);

/**
 * The receipts, newest first, after a worker's balance has dropped by so many coins, which payments alone make it do: paid is
 * the request of just as many coins, or else the oldest ones until they explain the drop.
 */
export const afterDrop = (receipts: readonly Receipt[], drop: number): readonly Receipt[] => {
  const waiting = receipts.filter(({ state }) => state !== 'paid').toReversed();
  const exact = waiting.find(({ coins }) => coins === drop);
  const paid = new Set<Receipt>(exact && [exact]);
  let explained = exact ? drop : 0;
  for (const receipt of waiting) {
    if (explained >= drop) break;
    paid.add(receipt);
    explained += receipt.coins;
  }
  return receipts.map((one) => (paid.has(one) ? { ...one, state: 'paid' } : one));
};
