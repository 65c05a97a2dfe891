import type { CoinPackage } from '#domain/coins.ts';
import type { PurchaseCalls } from '#dataProvider/createDataProvider.ts';
import type { Sentence } from '#i18n/sentence.ts';
import type { Charge } from '#services/cards.ts';
import { failureOf } from '#changes/failureOf.ts';
import { after, type Purchase } from './purchase.ts';
import type { Journal } from './createJournal.ts';

/**
 * The outcome of a press on Pay. 'saving': charged, and the server is still to be told, which goes on by itself. 'refused':
 * charged, and the server refuses it. 'elsewhere': another payment is under way, nothing was charged here. 'left': nobody waits
 * for the outcome any more.
 */
export type PayResult =
  | { result: 'saved' | 'saving' | 'refused' | 'elsewhere' | 'left' }
  | { result: 'failed'; reason?: Sentence | undefined };

/** The screen's charge of the card that it holds. */
export type Confirm = (clientSecret: string) => Promise<Charge>;
/** The stage of a press on Pay. 'asking': the company's answer was lost, and it is asked for the state of the charge. */
export type PayStage = 'confirming' | 'asking' | 'saving';

type Charger = {
  email: string;
  journal: Journal;
  calls: Pick<PurchaseCalls, 'createPaymentIntent'>;
  isHere: () => boolean;
  write: (purchase: Purchase) => Purchase;
  /** Asks the company once for the state of a charge. */
  ask: (purchase: Purchase, secret: string) => Promise<Charge>;
  wait: (failures: number) => Promise<void>;
  isGoingOn: () => boolean;
};
type Intent = { id: string; secret: string };

/** The intent of a client secret: its id stands before '_secret_'. */
const intentOf = (secret: string): Intent => ({ id: secret.split('_secret_')[0] ?? secret, secret });

/**
 * The charge of a package: INTENT, CONFIRMING, then CONFIRMED or FAILED, each written to the journal before the next step. The
 * intent is made at the first try for a package and serves all further ones, as an intent is never charged twice.
 */
export const createCharger = ({ email, journal, calls, isHere, write, ask, wait, isGoingOn }: Charger) => {
  const intents = new Map<number, Intent>();

  const known = ({ coins }: CoinPackage): Intent | undefined => {
    const left = journal.list().find((one) => one.coins === coins && journal.secretOf(one.id) !== null);
    return left ? { id: left.id, secret: journal.secretOf(left.id) ?? '' } : intents.get(coins);
  };

  /** Asks until the company knows the state of a charge; undefined when nobody waits for it any more. */
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
    intents.set(wanted.coins, intent);
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
    if (charge.state === 'paid' || charge.spent) intents.delete(coins);
    if (charge.state === 'paid') return { id };
    const { reason } = charge;
    return { result: 'failed', reason: reason === undefined ? undefined : () => reason };
  };
};
