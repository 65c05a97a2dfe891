import { Suspense, useState, type ReactNode } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { Purchases } from '#dataProvider/purchases/createPurchases.ts';
import { PurchasesContext } from '#dataProvider/purchases/PurchasesContext.ts';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';

const PurchaseKeeper = lazyWithTexts('buyer', async () => (await import('./PurchaseKeeper.tsx')).PurchaseKeeper);

/**
 * Keeps a buyer's purchases going on every screen of the Dashboard. Others do not load the code for it, and no screen waits
 * for it but the one that sells coins.
 */
export const BuyersPurchases = ({ children }: { children: ReactNode }) => {
  const [purchases, setPurchases] = useState<Purchases | null>(null);
  const isBuyer = useSessionState().record?.role === 'buyer';
  return (
    <PurchasesContext.Provider value={isBuyer ? purchases : null}>
      {isBuyer && (
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
