import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { afterDrop, readReceipts, type Receipt } from './receipts.ts';

const KEY = 'withdrawals.receipts';
/** The balance that was seen last. */
const SEEN = 'withdrawals.balance';
const NONE: unknown = [];
/** More than anybody waits for; older ones go. */
const MOST = 100;

/** The receipts of this user in this browser, newest first, and how they change. */
export const useReceipts = () => {
  const store = useStoreContext();
  const [stored] = useStore(KEY, NONE);
  const receipts = useMemo(() => readReceipts(stored), [stored]);
  return useMemo(() => {
    // From the store each time: an answer may come after the screen was left, and drawn anew.
    const change = (how: (receipts: readonly Receipt[]) => readonly Receipt[]) => {
      store.setItem(KEY, how(readReceipts(store.getItem(KEY))).slice(0, MOST));
    };
    return {
      receipts,
      add: (receipt: Receipt) => change((others) => [receipt, ...others]),
      confirm: (key: string) =>
        change((all) => all.map((one) => (one.key === key ? { ...one, state: 'sent' as const } : one))),
      /** Tells a balance that has just been read: what is less than before has been paid. */
      tellBalance: (balance: number) => {
        const seen: unknown = store.getItem(SEEN);
        if (typeof seen === 'number' && balance < seen) change((all) => afterDrop(all, seen - balance));
        store.setItem(SEEN, balance);
      },
      remove: (key: string) => change((all) => all.filter((one) => one.key !== key)),
    };
  }, [store, receipts]);
};

export type Receipts = ReturnType<typeof useReceipts>;
