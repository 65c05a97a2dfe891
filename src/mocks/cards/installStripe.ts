import type { Books } from './createBooks.ts';
import { createStripe } from './createStripe.ts';

/** Release of Stripe.js that @stripe/stripe-js expects; it warns of any other. */
const RELEASE = 'endive';

/**
 * Installs the simulated card company as the global `Stripe` of `target`. loadStripe() then uses it and loads no
 * script.
 */
export const installStripe = (target: object, books: Books): void => {
  const Stripe = Object.assign(() => createStripe(books), { version: RELEASE });
  Object.assign(target, { Stripe });
};
