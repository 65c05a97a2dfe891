import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import type { User } from '#domain/entities.ts';
import {
  afterDrop,
  ofEarlierAccount,
  readReceipts,
  waitingCoins,
  withPaid,
  type ReceiptBook,
  type Receipt,
} from './receipts.ts';

/** Where they are kept in the store, and the lock of whoever adds to them. */
export const RECEIPTS = 'withdrawals.receipts';
const UNCLEAR = 'withdrawals.unclear';
/** The balance that was seen last. */
const SEEN = 'withdrawals.balance';
/** Whose it was, by `_id`: an address may have another account once its first one was deleted. */
const ACCOUNT = 'withdrawals.account';
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
  const [stored] = useStore(RECEIPTS, NONE);
  const [unclear] = useStore<unknown>(UNCLEAR, 0);
  const book = useMemo(() => bookOf(stored, unclear), [stored, unclear]);
  return useMemo(() => {
    // From the store each time: an answer may come after the screen was left, and drawn anew.
    const change = (how: (book: ReceiptBook) => ReceiptBook) => {
      const next = how(bookOf(store.getItem(RECEIPTS), store.getItem(UNCLEAR)));
      store.setItem(RECEIPTS, next.receipts.slice(0, MOST));
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
      /** Tells a balance that has just been read, and whose it is: what an account has less than before has been paid. */
      tellBalance: ({ _id, coin }: Pick<User, '_id' | 'coin'>) => {
        const seen: unknown = store.getItem(SEEN);
        const account: unknown = store.getItem(ACCOUNT) ?? _id;
        if (account !== _id) change(ofEarlierAccount);
        else if (typeof seen === 'number' && coin < seen) change((all) => afterDrop(all, seen - coin));
        store.setItem(SEEN, coin);
        store.setItem(ACCOUNT, _id);
      },
      markPaid: (key: string) => change((all) => withPaid(all, key)),
      remove: (key: string) => list((all) => all.filter((one) => one.key !== key)),
    };
  }, [store, book]);
};

export type Receipts = ReturnType<typeof useReceipts>;
