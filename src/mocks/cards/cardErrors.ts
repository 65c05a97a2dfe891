import type { StripeError } from '@stripe/stripe-js';

const invalid = (code: string, message: string): StripeError => ({ type: 'validation_error', code, message });
const declined = (decline_code: string, message: string): StripeError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
});

/** Stripe's errors with their documented texts. */
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
