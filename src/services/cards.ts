import type { Stripe, StripeCardElement } from '@stripe/stripe-js';

/**
 * The fate of a charge. 'open': it cannot be said yet, and may have been charged for all that is known; `atBank` where the
 * buyer's bank waits for an approval. `reason` is the company's own sentence; a `spent` intent takes no further card.
 */
export type Charge =
  { state: 'paid' } | { state: 'unpaid'; reason?: string; spent?: boolean } | { state: 'open'; atBank?: boolean };

/** The card company, as the product needs it (BP-9). */
export interface Cards {
  /** Made up: no card is charged. */
  simulated: boolean;
  /** Fetches the company's script, once. Rejects where it cannot be had; another call tries again. */
  connect: () => Promise<Stripe>;
  /** Charges a card. Never rejects: trouble on the way makes an 'open' charge. */
  confirm: (clientSecret: string, card: StripeCardElement, email: string) => Promise<Charge>;
  /** What became of a charge. Rejects where the company cannot be asked. */
  find: (clientSecret: string) => Promise<Charge>;
  /** Opens the bank's question of a charge that waits for it, also after a reload. Rejects where the company cannot be asked. */
  goOn: (clientSecret: string) => Promise<Charge>;
}
