import { lazy, Suspense, type ReactNode } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { loadTexts } from '#i18n/i18nProvider.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx';

const PurchasesProvider = lazy(async () => {
  const [module] = await Promise.all([import('./PurchasesProvider.tsx'), loadTexts('buyer')]);
  return { default: module.PurchasesProvider };
});

/** Keeps a buyer's purchases going on every screen of the Dashboard; others do not load the code for it. */
export const BuyersPurchases = ({ children }: { children: ReactNode }) =>
  useSessionState().record?.role === 'buyer' ? (
    <ErrorBoundary>
      <Suspense fallback={<ScreenSkeleton />}>
        <PurchasesProvider>{children}</PurchasesProvider>
      </Suspense>
    </ErrorBoundary>
  ) : (
    children
  );
