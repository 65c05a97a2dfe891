import { createContext, useContext, useSyncExternalStore, Suspense, useState, type ReactNode } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { preloadable } from '#loading/preloadable.ts';
import { useRuntime } from '#runtime/RuntimeContext.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { hasPurchases } from './createJournal.ts';
import type { Purchases } from './createPurchases.ts';
import type { Purchase } from './purchase.ts';

const PurchasesContext = createContext<Purchases | null>(null);

/** Hook for the signed-in buyer's purchases; null until their code is loaded, and for other roles. */
export const usePurchases = (): Purchases | null => useContext(PurchasesContext);

/**
 * Hook for the purchases that the server has not acknowledged yet, except the one that is being paid in the form on
 * screen. The component renders again when they change.
 */
export const useUnsavedPurchases = (): readonly Purchase[] => {
  const { subscribe, unsaved } = usePurchases() ?? none;
  return useSyncExternalStore(subscribe, unsaved);
};

const nothing: readonly Purchase[] = [];
const none: Pick<Purchases, 'subscribe' | 'unsaved'> = { subscribe: () => () => {}, unsaved: () => nothing };

const PurchaseKeeper = preloadable(async () => (await import('./PurchaseKeeper.tsx')).PurchaseKeeper);

/**
 * Provider that continues a buyer's purchases on every screen of the Dashboard, and a former buyer's if the server
 * accepts those (extra `paidOrders`, C-67). Other users do not load the code for it, and only the screen that sells
 * coins waits for that code.
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
