import type { CoinPackage } from '#domain/coins.ts';
import type { PurchaseCalls } from '#dataProvider/createDataProvider.ts';
import type { Sentence } from '#i18n/sentence.ts';
import type { Charge } from '#services/cards.ts';
import { failureOf } from '#changes/failureOf.ts';
import { after, type Purchase } from './purchase.ts';
import type { Journal } from './createJournal.ts';

/**
 * Outcome of a press on the button Pay. 'saving': charged; the server is still to be told, which goes on by itself.
 * 'refused': charged, but the server refuses the payment. 'elsewhere': another payment is in progress, nothing was
 * charged. 'left': the buyer signed out or left the Dashboard before the outcome was known.
 */
export type PayResult =
  | { result: 'saved' | 'saving' | 'refused' | 'elsewhere' | 'left' }
  | { result: 'failed'; reason?: Sentence | undefined };

/**
 * Function, provided by the form with the card fields, that charges the card typed there for the payment intent of the
 * client secret.
 */
export type Confirm = (clientSecret: string) => Promise<Charge>;
/**
 * Stage after a press on the button Pay. 'confirming': the card is being charged. 'asking': the card company's response
 * was lost, so it is asked for the state of the charge. 'saving': the server is being told.
 */
export type PayStage = 'confirming' | 'asking' | 'saving';

type Charger = {
  email: string;
  journal: Journal;
  calls: Pick<PurchaseCalls, 'createPaymentIntent'>;
  /** True while this buyer is signed in; nothing may be sent in the name of another user. */
  isHere: () => boolean;
  /** Writes a purchase's new state to the journal, and returns the purchase. */
  write: (purchase: Purchase) => Purchase;
  /** Asks the card company once for the state of a charge. */
  ask: (purchase: Purchase, secret: string) => Promise<Charge>;
  /** Promise of the delay before the card company is asked again, longer after more `failures`. */
  wait: (failures: number) => Promise<void>;
  /** False once the page has stopped following purchases, or the buyer has signed out. */
  isGoingOn: () => boolean;
};
type Intent = { id: string; secret: string };

/** Payment intent read from its client secret, in which the id stands before '_secret_'. */
const intentOf = (secret: string): Intent => ({ id: secret.split('_secret_')[0] ?? secret, secret });

/**
 * Creates the function that charges a card for a package. The purchase goes through INTENT, CONFIRMING, then CONFIRMED
 * or FAILED, each written to the journal before the next step. The payment intent is created at the first attempt for a
 * package and used for all further ones at the same price, because an intent is never charged twice. The function calls
 * `onStage` with each stage, and `onIntent` with the intent's id. It resolves to the `id` of a charged purchase, else to
 * the result. It charges only if the buyer is still signed in (`isHere`), and after a lost response asks the card
 * company until `isGoingOn` returns false.
 */
export const createCharger = ({ email, journal, calls, isHere, write, ask, wait, isGoingOn }: Charger) => {
  const intents = new Map<string, Intent>();
  /**
   * Key of a package and its price. A new price needs a new payment intent, because the old intent would charge the old
   * price.
   */
  const offerOf = ({ coins, price }: CoinPackage): string => `${String(coins)} ${String(price)}`;

  const known = (wanted: CoinPackage): Intent | undefined => {
    const offer = offerOf(wanted);
    const left = journal.list().find((one) => offerOf(one) === offer && journal.secretOf(one.id) !== null);
    return left ? { id: left.id, secret: journal.secretOf(left.id) ?? '' } : intents.get(offer);
  };

  /**
   * Asks the card company again and again until it knows the state of a charge. Resolves to undefined when `isGoingOn`
   * returns false.
   */
  const settled = async (purchase: Purchase, secret: string): Promise<Charge | undefined> => {
    for (let failures = 1; ; failures++) {
      await wait(failures);
      if (!isGoingOn()) return undefined;
      const charge = await ask(purchase, secret);
      if (charge.state !== 'open') return charge;
    }
  };

  return async (
    wanted: CoinPackage,
    confirm: Confirm,
    onStage: (stage: PayStage) => void,
    onIntent: (id: string) => void,
  ): Promise<PayResult | { id: string }> => {
    onStage('confirming');
    let intent = known(wanted);
    try {
      intent ??= intentOf(await calls.createPaymentIntent(wanted));
    } catch (error) {
      console.error(error);
      return { result: 'failed', reason: failureOf(error).reason };
    }
    if (!isHere()) return { result: 'left' };
    const { id, secret } = intent;
    onIntent(id);
    intents.set(offerOf(wanted), intent);
    const { coins, price } = wanted;
    const found = journal.find(id) ?? { id, coins, price, email, at: Date.now(), state: 'INTENT' };
    journal.begin(found, secret);
    const purchase = write(after(found, 'confirm'));

    let charge: Charge | undefined = await confirm(secret);
    if (charge.state === 'open') {
      onStage('asking');
      charge = await settled(purchase, secret);
    }
    if (!charge || charge.state === 'open') return { result: 'left' };
    write(after(purchase, charge.state));
    if (charge.state === 'paid' || charge.spent) intents.delete(offerOf(wanted));
    if (charge.state === 'paid') return { id };
    const { reason } = charge;
    return { result: 'failed', reason: reason === undefined ? undefined : () => reason };
  };
};
