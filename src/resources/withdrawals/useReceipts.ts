import { useMemo, useRef } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import * as z from 'zod/mini';
import { randomKey } from '#domain/randomKey.ts';
import { useCreateOnce } from '#changes/useCreateOnce.ts';
import { useOopsDialog } from '#changes/useFailureNotice.ts';
import type { PaymentSystem } from '#domain/coins.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses } from '#product.ts';
import { locks } from '#services/locks.ts';
import { readEach } from '#services/readEach.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import {
  afterPayment,
  ofEarlierAccount,
  readReceipts,
  waitingCoins,
  withPaid,
  type ReceiptBook,
  type Receipt,
} from './receipts.ts';

/** Key of the receipts in react-admin's store, and name of the lock that a tab holds while it sends a request. */
const RECEIPTS = 'withdrawals.receipts';
const UNCLEAR = 'withdrawals.unclear';
/** Key in react-admin's store of the largest {@link Paid.coins} seen so far. */
const PAID = 'withdrawals.paidOut';
/**
 * Key in react-admin's store of the `_id` of the account that PAID belongs to. A new account may use the e-mail address
 * of a deleted one.
 */
const ACCOUNT = 'withdrawals.account';
/** Key in react-admin's store of the first {@link Paid.coins} that this browser saw, and when. */
const SINCE = 'withdrawals.paidSince';
const paidSince = z.object({ at: z.string(), coins: z.number() });
const NONE: unknown = [];
/** Largest number of receipts that are kept; older ones are dropped. */
const MOST = 100;

/**
 * The coins paid out to an account: all that it has earned less its balance. Coins that were not earned, such as
 * welcome coins, make `coins` too low. Compare it only with an earlier value, because payments alone make it grow.
 */
type Paid = { account: string; coins: number };

const bookOf = (receipts: unknown, unclear: unknown): ReceiptBook => ({
  receipts: readReceipts(receipts),
  unclear: typeof unclear === 'number' ? unclear : 0,
});

/**
 * Hook that returns this user's receipts in this browser, functions that change them, and `waiting`, the coins of
 * requests that still wait.
 */
export const useReceipts = () => {
  const store = useStoreContext();
  const [stored] = useStore(RECEIPTS, NONE);
  const [unclear] = useStore<unknown>(UNCLEAR, 0);
  const [paid] = useStore<unknown>(PAID);
  const [since] = useStore<unknown>(SINCE);
  const book = useMemo(() => bookOf(stored, unclear), [stored, unclear]);
  const changes = useMemo(() => {
    // Read from the store each time, because an answer may come after the screen was unmounted.
    const change = (how: (book: ReceiptBook) => ReceiptBook) => {
      const next = how(bookOf(store.getItem(RECEIPTS), store.getItem(UNCLEAR)));
      store.setItem(RECEIPTS, next.receipts.slice(0, MOST));
      store.setItem(UNCLEAR, next.unclear);
    };
    const list = (how: (receipts: readonly Receipt[]) => readonly Receipt[]) =>
      change(({ receipts, unclear }) => ({ receipts: how(receipts), unclear }));
    return {
      add: (receipt: Receipt) => list((others) => [receipt, ...others]),
      /** Notes that the server has the request of the receipt with this key. */
      confirm: (key: string) =>
        list((all) => all.map((one) => (one.key === key ? { ...one, state: 'sent' as const } : one))),
      /** Stores the coins paid out so far. Those beyond the number stored before were paid for waiting requests. */
      tellPaid: (paid: Paid) => {
        const account: unknown = store.getItem(ACCOUNT) ?? paid.account;
        const isOther = account !== paid.account;
        const kept: unknown = store.getItem(PAID);
        const most = !isOther && typeof kept === 'number' ? kept : paid.coins;
        if (isOther) change(ofEarlierAccount);
        else if (paid.coins > most) change((all) => afterPayment(all, paid.coins - most));
        if (isOther || store.getItem(SINCE) === undefined)
          store.setItem(SINCE, { at: new Date().toISOString(), coins: most });
        // `paid.coins` may be lower than before: coins were earned between the two calls, or a deleted task counts no more.
        store.setItem(PAID, Math.max(most, paid.coins));
        store.setItem(ACCOUNT, paid.account);
      },
      /** Records that the worker says that the request was paid. */
      markPaid: (key: string) => change((all) => withPaid(all, key)),
      remove: (key: string) => list((all) => all.filter((one) => one.key !== key)),
    };
  }, [store]);
  const first = readEach(paidSince, [since])[0];
  /** Coins paid out since this browser first learned that sum; undefined before that. */
  const paidOut = typeof paid === 'number' && first ? { coins: paid - first.coins, since: first.at } : undefined;
  return { ...book, waiting: waitingCoins(book), paidOut, ...changes };
};

export type Receipts = ReturnType<typeof useReceipts>;

type PayoutRequest = { coins: number; system: PaymentSystem; account: string };

/**
 * Hook that returns a function that sends a withdrawal request once. It stores a receipt first, so that a request
 * without a response is remembered; the same amount is then sent again only after a question. It resolves with true
 * when the server certainly has the request. Otherwise it shows the reason, unless the worker declined the question.
 */
export const useWithdraw = ({ receipts, add, confirm, remove }: Receipts) => {
  const t = useT();
  const worth = useWorth();
  const ask = useConfirm();
  const notices = useNotices();
  const sayFailed = useOopsDialog();
  const create = useCreateOnce('withdrawals');
  const busy = useRef(false);

  const mayGoOut = async (coins: number): Promise<boolean> => {
    if (!receipts.some((one) => one.state === 'unconfirmed' && one.coins === coins)) return true;
    const question = { subject: worth(coins), warning: t('withdraw.again'), verb: t('withdraw.submit') };
    return ask({ ...question, destructive: false });
  };

  const send = async ({ coins, system, account }: PayoutRequest): Promise<boolean> => {
    const at = new Date().toISOString();
    const key = randomKey();
    add({ key, at, coins, system, account, state: 'unconfirmed' });
    const sent = await create({
      withdrawal_coin: coins,
      payment_system: system,
      account_number: account,
      withdraw_date: at,
    });
    if (sent.result === 'done') {
      confirm(key);
      notices.success((t) => t('withdraw.done'), {
        detail: (t) => t('withdraw.doneDetail'),
        to: addresses.withdrawals,
      });
      return true;
    }
    if (sent.result === 'notDone') remove(key);
    sayFailed(sent.error, { next: (t) => t('withdraw.unknown'), to: addresses.withdrawals });
    return false;
  };

  return async (request: PayoutRequest): Promise<boolean> => {
    // A second press may come before the first one is rendered.
    if (busy.current) return false;
    busy.current = true;
    try {
      // Two tabs that write their receipts at the same moment would lose one.
      return (await mayGoOut(request.coins)) && (await locks.wait(RECEIPTS, () => send(request)));
    } finally {
      busy.current = false;
    }
  };
};
