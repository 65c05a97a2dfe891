import { useEffect, useMemo } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import type { PurchaseCalls } from '#dataProvider/createDataProvider.ts';
import { sameEmail } from '#domain/email.ts';
import { inOneLine, type Sentence } from '#i18n/sentence.ts';
import { coinText } from '#i18n/useCoinText.ts';
import { locks } from '#services/locks.ts';
import { createPause } from '#services/createPause.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useRuntime } from '#runtime/RuntimeContext.ts';
import { addresses } from '#product.ts';
import { createJournal } from './createJournal.ts';
import { createPurchases, type Purchases } from './createPurchases.ts';
import type { Purchase } from './purchase.ts';

/**
 * Component that carries on the signed-in buyer's purchases, of this visit and unfinished ones of earlier visits. It
 * passes their store to `onReady`, and null when it unmounts. Renders nothing.
 */
export const PurchaseKeeper = ({ onReady }: { onReady: (purchases: Purchases | null) => void }) => {
  const { storage, cards } = useRuntime();
  const session = useSession();
  const { user, record } = useSessionState();
  const email = user?.email ?? '';
  const isBuyer = record?.role === 'buyer';
  const provider = useDataProvider<DataProvider & PurchaseCalls>();
  const { success, failure } = useNotices();
  const purchases = useMemo(() => {
    /**
     * Latest notice 'not charged' for each number of coins. `at` is when its purchase began; `unsay` dismisses the
     * notice, once a later attempt has succeeded.
     */
    const tries = new Map<number, Pick<Purchase, 'at'> & { unsay: () => void }>();
    return createPurchases({
      email,
      journal: createJournal(storage, email),
      // Only a buyer may list payments. The server records a payment once, however often it is told of it.
      calls: isBuyer ? provider : { ...provider, isPaymentRecorded: () => Promise.resolve(false) },
      cards,
      locks,
      pause,
      isHere: () => sameEmail(session.state().user?.email, email),
      onSaved: async ({ coins, at }) => {
        await provider.refreshBalance();
        const call = tries.get(coins);
        // An older purchase of as many coins does not dismiss a later notice.
        if (call && call.at <= at) call.unsay();
        success((t) => t('purchase.succeeded', { coins }), {
          purchase: true,
          ...(isBuyer && { to: addresses.paymentHistory }),
        });
      },
      onUnpaid: ({ coins, at }) => {
        tries.get(coins)?.unsay();
        const unsay = failure(notCharged(coins), isBuyer ? { to: addresses.purchaseCoin } : undefined);
        tries.set(coins, { at, unsay });
      },
    });
  }, [email, isBuyer, storage, provider, cards, session, success, failure]);
  useEffect(() => {
    const stop = purchases.start();
    onReady(purchases);
    return () => {
      stop();
      onReady(null);
    };
  }, [purchases, onReady]);
  return null;
};

const notCharged = (coins: number): Sentence =>
  inOneLine(
    (t) => t('purchase.failed'),
    (t, format) => t('purchase.notCharged', { coins: coinText(coins)(t, format) }),
  );

/**
 * Promise of the delay before another attempt, longer after more `failures`. It resolves at once when `signal` aborts.
 */
const pause = (failures: number, signal: AbortSignal): Promise<void> => {
  if (signal.aborted) return Promise.resolve();
  const { wait, skip } = createPause();
  signal.addEventListener('abort', skip, { once: true });
  return wait(failures).finally(() => {
    signal.removeEventListener('abort', skip);
  });
};
