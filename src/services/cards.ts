import type { Stripe, StripeCardElement } from '@stripe/stripe-js';

/**
 * State of a card's charge. 'open': not known yet, the card may have been charged; `atBank` means that the buyer's bank
 * waits for an approval. 'unpaid': not charged; `reason` is the card company's message, and a payment intent that is
 * `spent` takes no further card.
 */
export type Charge =
  { state: 'paid' } | { state: 'unpaid'; reason?: string; spent?: boolean } | { state: 'open'; atBank?: boolean };

/** Card company by which coins are bought (BP-9). */
export interface Cards {
  /** True when no card is really charged, because the company is simulated. */
  simulated: boolean;
  /** Loads the card company's script once. Rejects when that fails; the next call then tries again. */
  connect: () => Promise<Stripe>;
  /** Charges a card. It never rejects: an error on the way results in the state 'open'. */
  confirm: (clientSecret: string, card: StripeCardElement, email: string) => Promise<Charge>;
  /** Asks for the state of an earlier charge. Rejects when the card company cannot be reached. */
  find: (clientSecret: string) => Promise<Charge>;
  /**
   * Opens the bank's dialog for a charge that waits for the buyer's approval, also after a reload. Rejects when the
   * card company cannot be reached.
   */
  goOn: (clientSecret: string) => Promise<Charge>;
}
