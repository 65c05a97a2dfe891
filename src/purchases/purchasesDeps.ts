import type { PurchaseCalls } from '#dataProvider/purchaseCalls.ts';
import type { Sentence } from '#i18n/sentence.ts';
import type { Cards, Charge } from '#services/cards.ts';
import type { Locks } from '#services/locks.ts';
import type { Journal } from './createJournal.ts';
import type { Purchase } from './purchase.ts';

/** What purchases need of the world around them. */
export type PurchasesDeps = {
  email: string;
  journal: Journal;
  calls: Omit<PurchaseCalls, 'refreshBalance'>;
  find: Cards['find'];
  goOn: Cards['goOn'];
  locks: Locks;
  /** Waits before another try, longer after each failure, and not beyond the end of `signal`. */
  pause: (failures: number, signal: AbortSignal) => Promise<void>;
  /** Whether this buyer is still signed in: nothing is sent in another's name. */
  isHere: () => boolean;
  /** Told once for each purchase that the server has acknowledged. */
  onSaved: (purchase: Purchase) => Promise<unknown>;
  /** Told of a charge of an earlier visit that turns out not to have been made. */
  onUnpaid: (purchase: Purchase) => void;
};

/**
 * What became of a press on Pay. 'saving': charged, and the server could not be told yet; that goes on by itself. 'refused':
 * charged, and the server will not have it. 'elsewhere': another payment is under way, nothing was charged here.
 */
export type PayResult =
  | { result: 'saved' | 'saving' | 'refused' | 'elsewhere' | 'left' }
  | { result: 'failed'; reason?: Sentence | undefined };

/** Charges the card that the screen holds. */
export type Confirm = (clientSecret: string) => Promise<Charge>;
/** How far a press on Pay has come. 'asking': the company's answer got lost, and it is asked what became of the charge. */
export type PayStage = 'confirming' | 'asking' | 'saving';

/** What a step came to: nothing is left, go on at once, or wait and try again. */
export type Step = 'over' | 'again' | 'later';
