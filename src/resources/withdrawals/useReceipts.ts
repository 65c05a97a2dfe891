import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { afterDrop, readReceipts, waitingCoins, withPaid, type ReceiptBook, type Receipt } from './receipts.ts';

const KEY = 'withdrawals.receipts';
const UNCLEAR = 'withdrawals.unclear';
/** The balance that was seen last. */
const SEEN = 'withdrawals.balance';
const NONE: unknown = [];
/** More than anybody waits for; older ones go. */
const MOST = 100;

const bookOf = (receipts: unknown, unclear: unknown): ReceiptBook => ({
  receipts: readReceipts(receipts),
  unclear: typeof unclear === 'number' ? unclear : 0,
});

/** The receipts of this user in this browser, and how they change; `waiting` are the coins that still wait. */
export const useReceipts = () => {
  const store = useStoreContext();
  const [stored] = useStore(KEY, NONE);
  const [unclear] = useStore<unknown>(UNCLEAR, 0);
  const book = useMemo(() => bookOf(stored, unclear), [stored, unclear]);
  return useMemo(() => {
    // From the store each time: an answer may come after the screen was left, and drawn anew.
    const change = (how: (book: ReceiptBook) => ReceiptBook) => {
      const next = how(bookOf(store.getItem(KEY), store.getItem(UNCLEAR)));
      store.setItem(KEY, next.receipts.slice(0, MOST));
      store.setItem(UNCLEAR, next.unclear);
    };
    const list = (how: (receipts: readonly Receipt[]) => readonly Receipt[]) =>
      change(({ receipts, unclear }) => ({ receipts: how(receipts), unclear }));
    return {
      ...book,
      waiting: waitingCoins(book),
      add: (receipt: Receipt) => list((others) => [receipt, ...others]),
      confirm: (key: string) =>
        list((all) => all.map((one) => (one.key === key ? { ...one, state: 'sent' as const } : one))),
      /** Tells a balance that has just been read: what is less than before has been paid. */
      tellBalance: (balance: number) => {
        const seen: unknown = store.getItem(SEEN);
        if (typeof seen === 'number' && balance < seen) change((all) => afterDrop(all, seen - balance));
        store.setItem(SEEN, balance);
      },
      markPaid: (key: string) => change((all) => withPaid(all, key)),
      remove: (key: string) => list((all) => all.filter((one) => one.key !== key)),
    };
  }, [store, book]);
};

export type Receipts = ReturnType<typeof useReceipts>;
