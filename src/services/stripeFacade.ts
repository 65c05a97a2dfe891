import type { PaymentIntent, Stripe, StripeElementLocale, StripeError } from '@stripe/stripe-js';
// '/pure' has no side effects on import. Import this module only dynamically, because it is its own chunk.
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Cards, Charge } from './cards.ts';

/** Languages that Stripe's fields and messages support. */
// prettier-ignore
const spoken = [
  'ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fil', 'fr', 'he', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv',
  'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh',
] as const satisfies readonly StripeElementLocale[];

/** Loads Stripe's script in the page's language, or in the browser's if Stripe does not support that one. */
export const connectStripe = (key: string): Promise<Stripe | null> => {
  const [language] = document.documentElement.lang.split('-');
  return loadStripe(key, { locale: spoken.find((one) => one === language) ?? 'auto' });
};

/** Adapter that turns Stripe's responses into {@link Charge}s. */
export const createStripeFacade = (stripe: Stripe) => ({
  stripe,
  confirm: async (...[clientSecret, card, email]: Parameters<Cards['confirm']>): Promise<Charge> => {
    try {
      const payment = { payment_method: { card, billing_details: { email } } };
      return chargeOf(await stripe.confirmCardPayment(clientSecret, payment));
    } catch (error) {
      console.error(error);
      return isMisuse(error) ? { state: 'unpaid', spent: true } : { state: 'open' };
    }
  },
  find: async (clientSecret: string): Promise<Charge> => {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    if (paymentIntent) return stateOf(paymentIntent.status);
    if (judgeCardError(error)) return { state: 'unpaid', spent: true };
    throw new Error(error.message ?? error.type);
  },
  goOn: async (clientSecret: string): Promise<Charge> => chargeOf(await stripe.handleNextAction({ clientSecret })),
});

/** True for the error of malformed arguments, which Stripe.js throws before it sends anything. */
const isMisuse = (error: unknown): boolean => error instanceof Error && error.name === 'IntegrationError';

type Answer = { paymentIntent?: PaymentIntent | undefined; error?: StripeError | undefined };

/**
 * State of a charge according to Stripe's response. An error may come with an intent that has already succeeded: the
 * charge is then paid, whatever the error says.
 */
const chargeOf = ({ paymentIntent, error }: Answer): Charge => {
  if (paymentIntent) return stateOf(paymentIntent.status);
  const before = error?.payment_intent ? stateOf(error.payment_intent.status) : undefined;
  if (before && before.state !== 'unpaid') return before;
  const judged = error && judgeCardError(error);
  if (!judged && !before?.spent) return { state: 'open' };
  const spent = judged === 'spent' || before?.spent === true;
  return {
    state: 'unpaid',
    ...(error?.message !== undefined && { reason: error.message }),
    ...(spent && { spent }),
  };
};

const stateOf = (status: PaymentIntent.Status): Charge => {
  switch (status) {
    case 'succeeded':
      return { state: 'paid' };
    case 'processing':
    case 'requires_capture':
      return { state: 'open' };
    // The bank may still approve it, or be asked again.
    case 'requires_action':
      return { state: 'open', atBank: true };
    case 'canceled':
      return { state: 'unpaid', spent: true };
    case 'requires_confirmation':
    case 'requires_payment_method':
      return { state: 'unpaid' };
  }
};

/**
 * Meaning of Stripe's error codes for a charge. 'unpaid': not charged, may be retried. 'spent': not charged, and the
 * payment intent takes no further card.
 * All other codes leave the charge open until the company tells (BP-9, C-15): `rate_limit` or `lock_timeout`, for
 * example, do not say that the card was not charged.
 */
const becameOf: Readonly<Record<string, 'unpaid' | 'spent'>> = {
  approve_with_id: 'unpaid',
  authentication_required: 'unpaid',
  card_decline_rate_limit_exceeded: 'unpaid',
  card_declined: 'unpaid',
  country_unsupported: 'unpaid',
  expired_card: 'unpaid',
  incorrect_address: 'unpaid',
  incorrect_cvc: 'unpaid',
  incorrect_number: 'unpaid',
  incorrect_zip: 'unpaid',
  insufficient_funds: 'unpaid',
  invalid_cvc: 'unpaid',
  invalid_expiry_month: 'unpaid',
  invalid_expiry_year: 'unpaid',
  invalid_number: 'unpaid',
  parameter_missing: 'unpaid',
  payment_intent_authentication_failure: 'unpaid',
  payment_method_provider_decline: 'unpaid',
  postal_code_invalid: 'unpaid',
  processing_error: 'unpaid',
  resource_missing: 'spent',
};

type CardError = { type: string; code?: string | undefined };

/**
 * State of a charge according to Stripe's error; undefined when the error does not tell. A validation error comes
 * before anything is sent, so it means unpaid.
 */
const judgeCardError = ({ type, code = '' }: CardError): 'unpaid' | 'spent' | undefined =>
  type === 'validation_error' ? 'unpaid' : Object.hasOwn(becameOf, code) ? becameOf[code] : undefined;
