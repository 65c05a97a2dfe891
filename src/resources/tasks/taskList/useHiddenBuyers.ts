import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import {
  HIDDEN_BUYERS,
  isSameBuyer,
  MOST_HIDDEN,
  readHiddenBuyers,
  type HiddenBuyer,
} from '#dataProvider/keptTasks.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import type { TaskRecord } from '../taskRecord.ts';

/** Milliseconds for which the notice offers to undo the hiding. */
const UNDO = 6000;

/**
 * Hook that returns the buyers whose tasks this worker has hidden, and functions to change that. They are stored in
 * this browser alone.
 */
export const useHiddenBuyers = () => {
  const store = useStoreContext();
  const { toast } = useNotices();
  const [stored] = useStore<unknown>(HIDDEN_BUYERS);
  const buyers = useMemo(() => readHiddenBuyers(stored), [stored]);
  return useMemo(() => {
    // Read from the store, because other buyers may have been hidden before Undo is pressed.
    const change = (to: (now: readonly HiddenBuyer[]) => readonly HiddenBuyer[]) =>
      store.setItem(HIDDEN_BUYERS, to(readHiddenBuyers(store.getItem(HIDDEN_BUYERS))));
    const others = (email: string) => (one: HiddenBuyer) => !isSameBuyer(one.email, email);
    const show = (email: string) => change((now) => now.filter(others(email)));
    const isHidden = (email: string) => buyers.some((one) => isSameBuyer(one.email, email));
    return {
      buyers,
      isHidden,
      /** Filter that leaves out the tasks of hidden buyers. */
      without: buyers.length > 0 ? { user_not: buyers.map(({ email }) => email) } : {},
      hide: ({ user: email, name }: TaskRecord) => {
        change((now) => [{ email, name }, ...now.filter(others(email))].slice(0, MOST_HIDDEN));
        const undo: Sentence = (t) => t('work.hidden.undo');
        const unsay = toast({
          kind: 'success',
          message: (t) => t('work.hidden.done', { buyer: name || email }),
          duration: UNDO,
          action: { label: undo, run: () => show(email) },
          onGone: () => stop(),
        });
        const stop = store.subscribe(HIDDEN_BUYERS, (now: unknown) => {
          if (readHiddenBuyers(now).every(others(email))) unsay();
        });
      },
      show,
      showAll: () => change(() => []),
    };
  }, [store, toast, buyers]);
};
