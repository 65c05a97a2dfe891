import type { PaymentIntent, PaymentIntentResult, StripeError, StripeCardElementOptions } from '@stripe/stripe-js';
import type { CardOutcome } from '#services/testCards.ts';
import { CardFields } from './CardFields.ts';
import { adoptCardSheet } from './adoptCardSheet.ts';
import { cardErrors, cardState, outcomeOf } from './cardState.ts';
import type { Books } from './createBooks.ts';
import type { Intent, Turn } from './createIntents.ts';

type Payment = { payment_method?: { card?: unknown } };

/** Error that Stripe.js throws for malformed arguments, before it sends anything. */
const misuse = (message: string): Error => Object.assign(new Error(message), { name: 'IntegrationError' });

/** Simulation of the parts of Stripe.js that the product uses, over simulated payment intents. */
export const createStripe = (books: Books) => {
  /** Confirmations in flight, by client secret. A second one gets the result of the first. */
  const underWay = new Map<string, Promise<PaymentIntentResult>>();

  const findIntent = async (clientSecret: string): Promise<Intent | null> => {
    if (!/^pi_\w+_secret_\w+$/.test(clientSecret)) throw misuse('This is no client secret of a payment intent.');
    return books.find(clientSecret);
  };

  /**
   * Asks the buyer in the bank's dialog; resolves to true for an approval. The intent goes on waiting for the approval
   * when this page is closed meanwhile.
   */
  const approves = async (intent: Intent): Promise<boolean> => {
    await books.turn(intent, 'ask');
    const agreed = await askBank();
    if (!agreed) await books.turn(intent, 'refuse');
    return agreed;
  };

  const refusalOf = async (intent: Intent, number: string): Promise<StripeError | undefined> => {
    switch (outcomeOf(number)) {
      case 'declined':
        return cardErrors.declined;
      case 'noFunds':
        return cardErrors.noFunds;
      case 'asks':
        return (await approves(intent)) ? undefined : cardErrors.notAuthenticated;
      case 'succeeds':
      case 'disputed':
      case 'inquired':
        return undefined;
    }
  };

  const confirm = async (clientSecret: string, card: unknown): Promise<PaymentIntentResult> => {
    const intent = await findIntent(clientSecret);
    if (!intent) return { error: cardErrors.unknownIntent };
    if (intent.status === 'succeeded') return { error: { ...cardErrors.alreadyPaid, payment_intent: shown(intent) } };
    if (!(card instanceof CardFields)) return { error: cardErrors.noCard };
    const { digits } = card;
    const { problem } = cardState(digits);
    if (problem) return { error: problem };
    const result = await end(intent, await refusalOf(intent, digits.number), chargeOf[outcomeOf(digits.number)]);
    // After the charge, because a real company has charged too when the page is closed before the answer.
    await new Promise((resolve) => setTimeout(resolve, books.latency));
    return result;
  };

  const end = async (intent: Intent, refusal?: StripeError, charge: Turn = 'charge'): Promise<PaymentIntentResult> => {
    if (refusal) return { error: { ...refusal, payment_intent: shown({ ...intent, status: 'open' }) } };
    await books.turn(intent, charge);
    return { paymentIntent: shown({ ...intent, status: 'succeeded' }) };
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
    /** Opens the bank's dialog again for an intent that waits for the buyer's approval. */
    handleNextAction: async ({ clientSecret }: { clientSecret: string }): Promise<PaymentIntentResult> => {
      const intent = await findIntent(clientSecret);
      if (!intent) return { error: cardErrors.unknownIntent };
      if (intent.status !== 'processing') return { paymentIntent: shown(intent) };
      return end(intent, (await approves(intent)) ? undefined : cardErrors.notAuthenticated);
    },
    // react-stripe-js requires these methods of a Stripe object.
    createToken: unused,
    createPaymentMethod: unused,
  };
};

/** Step that charges a card, by the card's outcome. All other outcomes use the step 'charge'. */
const chargeOf: Readonly<Partial<Record<CardOutcome, Turn>>> = { disputed: 'dispute', inquired: 'inquire' };

const unused = (): Promise<never> => Promise.reject(misuse('The simulated card company does not know this call.'));

/** Payment intent in the format of Stripe's API. */
const shown = ({ id, clientSecret, amountInCents, status }: Intent): PaymentIntent =>
  ({
    id,
    object: 'payment_intent',
    client_secret: clientSecret,
    amount: amountInCents,
    currency: 'usd',
    livemode: false,
    status: statuses[status],
  }) as PaymentIntent;

const statuses = { open: 'requires_payment_method', processing: 'requires_action', succeeded: 'succeeded' } as const;

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, text: string): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(tag), { textContent: text });

/** Dialog of the bank for 3-D Secure. Resolves to true when the buyer approves; Escape refuses. */
const askBank = (): Promise<boolean> =>
  new Promise((resolve) => {
    adoptCardSheet();
    const dialog = document.createElement('dialog');
    dialog.className = 'SimulatedBank';
    dialog.setAttribute('aria-labelledby', 'simulated-bank');
    const heading = Object.assign(element('h2', '3D Secure 2 test page'), { id: 'simulated-bank' });
    const explanation = element(
      'p',
      'Your bank would ask you here to authorize this payment. Nothing is really charged.',
    );
    const buttons = document.createElement('div');
    const choices = [
      { text: 'Complete authentication', agreed: true },
      { text: 'Fail authentication', agreed: false },
    ];
    const end = (agreed: boolean) => {
      if (dialog.isConnected) resolve(agreed);
      // Closing returns the focus.
      dialog.close();
      dialog.remove();
    };
    for (const { text, agreed } of choices) {
      const button = Object.assign(element('button', text), { type: 'button' });
      button.addEventListener('click', () => end(agreed));
      buttons.append(button);
    }
    dialog.addEventListener('cancel', () => end(false));
    dialog.append(heading, explanation, buttons);
    document.body.append(dialog);
    dialog.showModal();
  });

/** Component of react-stripe-js; its property names the Stripe element that it renders. */
type Named = { __elementType?: string };
const typeOf = (named: unknown): string => (typeof named === 'string' ? named : ((named as Named).__elementType ?? ''));

/** Elements object of a form, as Stripe's `elements()` returns it. It knows the card element only. */
const createElements = () => {
  let card: CardFields | null = null;
  return {
    create: (type: string, options: StripeCardElementOptions = {}): CardFields => {
      if (type !== 'card') throw new Error(`The simulated card company has no element '${type}'.`);
      if (card && !card.isDestroyed) throw new Error('Can only create one Element of type card.');
      card = new CardFields(options);
      return card;
    },
    getElement: (named: unknown): CardFields | null =>
      typeOf(named) === 'card' && card && !card.isDestroyed ? card : null,
    update: () => {},
  };
};
