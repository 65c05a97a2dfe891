import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { askBank } from './askBank.ts';
import { CardFields } from './CardFields.ts';
import { cardErrors } from './cardErrors.ts';
import { outcomeOf } from './cardNumber.ts';
import { cardState } from './cardState.ts';
import { createElements } from './createElements.ts';
import type { Books } from './createBooks.ts';
import type { Intent } from './createIntents.ts';

type Payment = { payment_method?: { card?: unknown } };

/** What Stripe.js refuses before it sends anything: its caller has made a mistake. */
const misuse = (message: string): Error => Object.assign(new Error(message), { name: 'IntegrationError' });

/** Stripe.js, as far as the product uses it, over books of our own. */
export const createStripe = (books: Books) => {
  /** A second confirmation of the same intent is the first one's. */
  const underWay = new Map<string, Promise<PaymentIntentResult>>();

  const findIntent = async (clientSecret: string): Promise<Intent | null> => {
    if (!/^pi_\w+_secret_\w+$/.test(clientSecret)) throw misuse('This is no client secret of a payment intent.');
    return books.find(clientSecret);
  };

  const refusalOf = async (number: string): Promise<StripeError | undefined> => {
    switch (outcomeOf(number)) {
      case 'declined':
        return cardErrors.declined;
      case 'noFunds':
        return cardErrors.noFunds;
      case 'asks':
        return (await askBank()) ? undefined : cardErrors.notAuthenticated;
      case 'succeeds':
        return undefined;
    }
  };

  const confirm = async (clientSecret: string, card: unknown): Promise<PaymentIntentResult> => {
    const intent = await findIntent(clientSecret);
    if (!intent) return { error: cardErrors.unknownIntent };
    if (intent.succeeded) return { error: { ...cardErrors.alreadyPaid, payment_intent: shown(intent) } };
    if (!(card instanceof CardFields)) return { error: cardErrors.noCard };
    const { digits } = card;
    const { problem } = cardState(digits);
    if (problem) return { error: problem };
    await new Promise((resolve) => setTimeout(resolve, books.latency));
    const refusal = await refusalOf(digits.number);
    if (refusal) return { error: { ...refusal, payment_intent: shown(intent) } };
    await books.charge(intent.id);
    return { paymentIntent: shown({ ...intent, succeeded: true }) };
  };

  return {
    elements: createElements,
    confirmCardPayment: (clientSecret: string, payment: Payment = {}): Promise<PaymentIntentResult> => {
      const running = underWay.get(clientSecret);
      if (running) return running;
      const confirming = confirm(clientSecret, payment.payment_method?.card).finally(() => {
        underWay.delete(clientSecret);
      });
      underWay.set(clientSecret, confirming);
      return confirming;
    },
    retrievePaymentIntent: async (clientSecret: string): Promise<PaymentIntentResult> => {
      const intent = await findIntent(clientSecret);
      return intent ? { paymentIntent: shown(intent) } : { error: cardErrors.unknownIntent };
    },
    // Without these, react-stripe-js does not take it for Stripe.
    createToken: unused,
    createPaymentMethod: unused,
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  };
};

const unused = (): Promise<never> => Promise.reject(misuse('The simulated card company does not know this call.'));

/** The intent as a browser is shown it. */
const shown = ({ id, clientSecret, amountInCents, succeeded }: Intent): PaymentIntent =>
  ({
    id,
    object: 'payment_intent',
    client_secret: clientSecret,
    amount: amountInCents,
    currency: 'usd',
    livemode: false,
    status: succeeded ? 'succeeded' : 'requires_payment_method',
  }) as PaymentIntent;
