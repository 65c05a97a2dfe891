import type { StripeError } from '@stripe/stripe-js';
import { testCards, type CardOutcome } from '#services/testCards.ts';

const invalid = (code: string, message: string): StripeError => ({ type: 'validation_error', code, message });
const declined = (decline_code: string, message: string): StripeError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
});

/** Errors of Stripe.js with their documented texts. */
// prettier-ignore
export const cardErrors = {
  incompleteNumber: invalid('incomplete_number',        'Your card number is incomplete.'),
  incompleteExpiry: invalid('incomplete_expiry',        "Your card's expiration date is incomplete."),
  incompleteCvc:    invalid('incomplete_cvc',           "Your card's security code is incomplete."),
  invalidNumber:    invalid('invalid_number',           'Your card number is invalid.'),
  invalidMonth:     invalid('invalid_expiry_month',     "Your card's expiration date is invalid."),
  pastExpiry:       invalid('invalid_expiry_year_past', "Your card's expiration date is in the past."),
  declined:         declined('generic_decline',         'Your card was declined.'),
  noFunds:          declined('insufficient_funds',      'Your card has insufficient funds.'),
  notAuthenticated: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.' },
  alreadyPaid:      { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.' },
  unknownIntent:    { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' },
  noCard:           { type: 'invalid_request_error', code: 'parameter_missing', message: 'You must provide a card.' },
} satisfies Record<string, StripeError>;

/** Number of digits on a card: 15 for American Express, otherwise 16. */
const lengthOf = (number: string): number => (/^3[47]/.test(number) ? 15 : 16);

const isWhole = (number: string): boolean => number.length >= lengthOf(number);

/** True when the check digit is correct (Luhn algorithm). */
const isSound = (number: string): boolean => {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
};

/** Outcome of a charge by the digits of the card's number: that of the test card, or 'succeeds' for any other. */
export const outcomeOf = (number: string): CardOutcome =>
  testCards.find((card) => card.number === number)?.outcome ?? 'succeeds';

/** Digits typed into the three fields of the card; `expiry` is MMYY. */
export type CardDigits = { number: string; expiry: string; cvc: string };

/** Error in the digits typed so far that no further digits can remove; undefined if there is none. */
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

/**
 * State of the card's fields, as Stripe's event 'change' has it. `error` is certain even while the user is still
 * typing; `problem` is the reason why the card cannot be charged yet, unfinished fields included. `today` is compared
 * with the date of expiry.
 */
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
