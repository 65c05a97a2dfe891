import type { Books } from './createBooks.ts';
import { createStripe } from './createStripe.ts';

/** The release of Stripe.js that @stripe/stripe-js expects to find; it warns of any other. */
const RELEASE = 'endive';

/** Puts the simulated company where its own script would put itself: loadStripe() takes what is there and fetches nothing. */
export const installStripe = (target: object, books: Books): void => {
  const Stripe = Object.assign(() => createStripe(books), { version: RELEASE });
  Object.assign(target, { Stripe });
};
