import { lazy, Suspense, useState } from 'react';
import type { CoinPackage } from '#purchases/purchase.ts';
import { useT } from '#i18n/useT.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { CoinPackages } from './CoinPackages.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { UnsavedPurchases } from './UnsavedPurchases.tsx';

const CardPayment = lazy(() => import('./CardPayment.tsx').then((module) => ({ default: module.CardPayment })));

/** Buyer Purchase Coin (BP): four packages; choosing one leads to the card form, from which every way leads back to them. */
export const PurchaseCoin = () => {
  const t = useT();
  const [chosen, setChosen] = useState<CoinPackage>();
  const [isPaying, setIsPaying] = useState(false);
  const choose = (wanted: CoinPackage) => {
    setChosen(wanted);
    setIsPaying(true);
  };
  return (
    <>
      <ScreenHeading title={t('menu.purchaseCoin')} description={t('purchase.description')} />
      <UnsavedPurchases />
      {isPaying && chosen ? (
        <PaymentPanel wanted={chosen}>
          <ErrorBoundary>
            <Suspense fallback={<CardSkeleton />}>
              <CardPayment wanted={chosen} onEnd={() => setIsPaying(false)} />
            </Suspense>
          </ErrorBoundary>
        </PaymentPanel>
      ) : (
        <CoinPackages onChoose={choose} focused={chosen} />
      )}
    </>
  );
};
