import type { Books } from './createBooks.ts';
import { createStripe } from './createStripe.ts';

/** Release of Stripe.js that @stripe/stripe-js expects; it warns of others. */
const RELEASE = 'endive';

/** Installs the simulated company as the global `Stripe`, which loadStripe() then uses without loading a script. */
export const installStripe = (target: object, books: Books): void => {
  const Stripe = Object.assign(() => createStripe(books), { version: RELEASE });
  Object.assign(target, { Stripe });
};
