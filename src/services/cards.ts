import type { Stripe, StripeCardElement } from '@stripe/stripe-js';

/**
 * State of a charge. 'open' is not known yet, and may have been charged; `atBank` waits for an approval by the buyer's
 * bank. `reason` is the company's message; a `spent` intent takes no further card.
 */
export type Charge =
  { state: 'paid' } | { state: 'unpaid'; reason?: string; spent?: boolean } | { state: 'open'; atBank?: boolean };

/** Card company (BP-9). */
export interface Cards {
  /** True when no card is really charged. */
  simulated: boolean;
  /** Loads the company's script once. Rejects on failure, after which the next call retries. */
  connect: () => Promise<Stripe>;
  /** Charges a card. Never rejects: trouble on the way makes an 'open' charge. */
  confirm: (clientSecret: string, card: StripeCardElement, email: string) => Promise<Charge>;
  /** State of an earlier charge. Rejects where the company cannot be reached. */
  find: (clientSecret: string) => Promise<Charge>;
  /**
   * Opens the bank's approval of a charge that waits for it, also after a reload. Rejects where the company cannot be
   * reached.
   */
  goOn: (clientSecret: string) => Promise<Charge>;
}
