import { isRefusedForGood } from '#api/ApiError.ts';
import type { PurchaseCalls } from '#dataProvider/createDataProvider.ts';
import type { Locks } from '#services/locks.ts';
import { after, type Purchase } from './purchase.ts';
import type { Journal } from './createJournal.ts';

/** The end of a step: 'over' when nothing is left to do, 'again' to go on at once, 'later' to wait before another try. */
export type Step = 'over' | 'again' | 'later';

type Saver = {
  journal: Pick<Journal, 'find'>;
  calls: Pick<PurchaseCalls, 'savePayment' | 'isPaymentRecorded'>;
  locks: Locks;
  /** True while this buyer is signed in: nothing is sent in another's name. */
  isHere: () => boolean;
  write: (purchase: Purchase) => Purchase;
  /** Callback for each purchase that the server has acknowledged, once. */
  onSaved: (purchase: Purchase) => Promise<unknown>;
};

/**
 * A try to tell the server of a purchase, in one tab at a time. A server may not notice a repeat: the payment history is looked
 * into first, unless the charge is `fresh` and cannot stand there yet.
 */
export const createSaver = ({ journal, calls, locks, isHere, write, onSaved }: Saver) => {
  const acknowledged = async (purchase: Purchase): Promise<Step> => {
    await onSaved(write(after(purchase, 'recorded')));
    return 'over';
  };

  /**
   * True when the payment history has the purchase; false when the history can never be read, so that nobody loses coins for
   * it.
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
