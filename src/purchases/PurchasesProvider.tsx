import { createContext, useContext, useSyncExternalStore, Suspense, useState, type ReactNode } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { preloadable } from '#loading/preloadable.ts';
import { useRuntime } from '#runtime/RuntimeContext.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { hasPurchases } from './createJournal.ts';
import type { Purchases } from './createPurchases.ts';
import type { Purchase } from './purchase.ts';

const PurchasesContext = createContext<Purchases | null>(null);

/** The signed-in buyer's purchases; null until their code is loaded. */
export const usePurchases = (): Purchases | null => useContext(PurchasesContext);

/** The charged purchases that the server has not acknowledged yet, live. */
export const useUnsavedPurchases = (): readonly Purchase[] => {
  const { subscribe, unsaved } = usePurchases() ?? none;
  return useSyncExternalStore(subscribe, unsaved);
};

const nothing: readonly Purchase[] = [];
const none: Pick<Purchases, 'subscribe' | 'unsaved'> = { subscribe: () => () => {}, unsaved: () => nothing };

const PurchaseKeeper = preloadable(async () => (await import('./PurchaseKeeper.tsx')).PurchaseKeeper);

/**
 * Continues a buyer's purchases on every screen of the Dashboard, and a former buyer's where the server accepts them (C-67).
 * Others do not load the code for it, and only the screen that sells coins waits for it.
 */
export const PurchasesProvider = ({ children }: { children: ReactNode }) => {
  const [purchases, setPurchases] = useState<Purchases | null>(null);
  const { record, user, extras } = useSessionState();
  const { storage } = useRuntime();
  const isBuyer = record?.role === 'buyer';
  const keeps =
    isBuyer || (record !== null && extras.includes('paidOrders') && hasPurchases(storage, user?.email ?? ''));
  return (
    <PurchasesContext.Provider value={isBuyer ? purchases : null}>
      {keeps && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <PurchaseKeeper onReady={setPurchases} />
          </Suspense>
        </ErrorBoundary>
      )}
      {children}
    </PurchasesContext.Provider>
  );
};
