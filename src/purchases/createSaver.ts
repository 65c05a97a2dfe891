import { isRefusedForGood } from '#api/ApiError.ts';
import type { PurchaseCalls } from '#dataProvider/purchaseCalls.ts';
import type { Locks } from '#services/locks.ts';
import { after, type Purchase } from './purchase.ts';
import type { Journal } from './createJournal.ts';

/** The end of a step: nothing is left to do, go on at once, or wait and try again. */
export type Step = 'over' | 'again' | 'later';

type Saver = {
  journal: Pick<Journal, 'find'>;
  calls: Pick<PurchaseCalls, 'savePayment' | 'isPaymentRecorded'>;
  locks: Locks;
  /** True while this buyer is signed in: nothing is sent in another's name. */
  isHere: () => boolean;
  write: (purchase: Purchase) => Purchase;
  /** Told once for each purchase that the server has acknowledged. */
  onSaved: (purchase: Purchase) => Promise<unknown>;
};

/**
 * One try to tell the server of a purchase, in one tab at a time. Whether the server notices a repeat is not known, so what
 * may have been sent before is looked for in the payment history first; only a `fresh` charge cannot stand there yet.
 */
export const createSaver = ({ journal, calls, locks, isHere, write, onSaved }: Saver) => {
  const acknowledged = async (purchase: Purchase): Promise<Step> => {
    await onSaved(write(after(purchase, 'recorded')));
    return 'over';
  };

  /** A history that will never be readable is no reason to keep somebody's coins back. */
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
