import { isRefusedForGood } from '#api/ApiError.ts';
import type { PurchaseCalls } from '#dataProvider/createDataProvider.ts';
import type { Locks } from '#services/locks.ts';
import { after, type Purchase } from './purchase.ts';
import type { Journal } from './createJournal.ts';

/**
 * Result of one step of a purchase. 'over': nothing is left to do. 'again': do the next step at once. 'later': wait
 * before another attempt.
 */
export type Step = 'over' | 'again' | 'later';

type Saver = {
  journal: Pick<Journal, 'find'>;
  calls: Pick<PurchaseCalls, 'savePayment' | 'isPaymentRecorded'>;
  locks: Locks;
  /** True while this buyer is signed in; nothing may be sent in the name of another user. */
  isHere: () => boolean;
  /** Writes a purchase's new state to the journal, and returns the purchase. */
  write: (purchase: Purchase) => Purchase;
  /** Callback for each purchase that the server has acknowledged, called once. */
  onSaved: (purchase: Purchase) => Promise<unknown>;
};

/**
 * Factory of the function that makes one attempt to tell the server of a charged purchase, in one tab at a time.
 * Because a server may not notice a repeated request, the payment history is read first, and nothing is sent if it has
 * the purchase. The argument `fresh` of the function leaves that out: true right after the charge, when the history
 * cannot have the purchase yet. Nothing is sent unless the buyer is signed in (`isHere`).
 */
export const createSaver = ({ journal, calls, locks, isHere, write, onSaved }: Saver) => {
  const acknowledged = async (purchase: Purchase): Promise<Step> => {
    await onSaved(write(after(purchase, 'recorded')));
    return 'over';
  };

  /**
   * True when the payment history has the purchase. False also when the server will never show the history, so that the
   * purchase is sent to the server rather than lost.
   */
  const isRecorded = (purchase: Purchase): Promise<boolean> =>
    calls.isPaymentRecorded(purchase).catch((error: unknown) => {
      if (isRefusedForGood(error)) return false;
      throw error;
    });

  const tell = async (purchase: Purchase): Promise<Step> => {
    const sent = write(after(purchase, 'send'));
    try {
      await calls.savePayment(sent);
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      console.error(error);
      write(after(sent, 'refuse'));
      return 'over';
    }
    return acknowledged(sent);
  };

  return (id: string, fresh: boolean): Promise<Step> =>
    locks.wait(`purchase-save:${id}`, async () => {
      const purchase = journal.find(id);
      if (!purchase) return 'over';
      try {
        if (!isHere()) return 'later';
        if (!fresh && (await isRecorded(purchase))) return await acknowledged(purchase);
        return isHere() ? await tell(purchase) : 'later';
      } catch (error) {
        console.error(error);
        return 'later';
      }
    });
};
