import * as z from 'zod/mini';
import { paymentSystems } from '#domain/coins.ts';

const receipt = z.object({
  key: z.string(),
  /** When it was sent, ISO. */
  at: z.string(),
  coins: z.number(),
  system: z.enum(paymentSystems),
  account: z.string(),
  /** 'unconfirmed' until the server has answered: a page that was closed meanwhile leaves it so. */
  state: z.enum(['sent', 'unconfirmed']),
});

/** A withdrawal request that this browser has sent; workers have no list of theirs to read (C-48). */
export type Receipt = z.infer<typeof receipt>;

/** What the browser has kept; what has become unreadable there is left out. */
export const readReceipts = (stored: unknown): readonly Receipt[] =>
  Array.isArray(stored) ? stored.flatMap((one) => receipt.safeParse(one).data ?? []) : [];

/** The coins that the requests ask for; one that may not have arrived counts, as it may have. */
export const coinsOf = (receipts: readonly Receipt[]): number => receipts.reduce((sum, { coins }) => sum + coins, 0);
