import type { StripeError } from '@stripe/stripe-js';
import { cardErrors } from './cardErrors.ts';
import { brandOf, isSound, isWhole } from './cardNumber.ts';

/** Digits of the three fields; `expiry` is MMYY. */
export type CardDigits = { number: string; expiry: string; cvc: string };

/** Error that is certain even while the user is typing. */
const mistakeIn = ({ number, expiry }: CardDigits, today: Date): StripeError | undefined => {
  if (isWhole(number) && !isSound(number)) return cardErrors.invalidNumber;
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  if (expiry.length >= 2 && (month < 1 || month > 12)) return cardErrors.invalidMonth;
  // A card is valid to the last day of its month.
  return expiry.length === 4 && new Date(year, month) <= today ? cardErrors.pastExpiry : undefined;
};

const gapIn = ({ number, expiry, cvc }: CardDigits): StripeError | undefined => {
  if (!isWhole(number)) return cardErrors.incompleteNumber;
  if (expiry.length < 4) return cardErrors.incompleteExpiry;
  return cvc.length < (brandOf(number) === 'amex' ? 4 : 3) ? cardErrors.incompleteCvc : undefined;
};

/** State of the fields as in Stripe's 'change' event; `problem` is the reason why the card cannot be charged. */
export const cardState = (digits: CardDigits, today = new Date()) => {
  const error = mistakeIn(digits, today);
  const problem = error ?? gapIn(digits);
  return {
    error,
    problem,
    complete: problem === undefined,
    empty: Object.values(digits).every((text) => text === ''),
    brand: brandOf(digits.number),
  };
};
