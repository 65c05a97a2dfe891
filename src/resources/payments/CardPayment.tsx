import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { CoinPackage } from '#domain/coins.ts';
import { usePurchases } from '#purchases/PurchasesProvider.tsx';
import { useT } from '#i18n/useT.ts';
import { useServices } from '#services/ServicesContext.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { CardForm } from './CardForm.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

type CardPaymentProps = { wanted: CoinPackage; onEnd: () => void };

/**
 * The card form, once the company's script is loaded. This module is a lazy chunk: it brings the company's components along.
 */
export const CardPayment = ({ wanted, onEnd }: CardPaymentProps) => {
  const t = useT();
  const { cards } = useServices();
  const purchases = usePurchases();
  const {
    data: stripe,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['cardCompany'],
    queryFn: () => cards.connect(),
    // One object for the whole visit: it cannot be compared, nor become stale.
    structuralSharing: false,
    staleTime: Infinity,
    retry: false,
  });
  if (stripe && purchases)
    return (
      <Elements stripe={stripe}>
        <CardForm wanted={wanted} purchases={purchases} onEnd={onEnd} />
      </Elements>
    );
  if (!isError || isFetching) return <CardSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AlertLine>{t('purchase.notLoaded')}</AlertLine>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" color="primary" autoFocus onClick={() => void refetch()}>
          {t('action.tryAgain')}
        </Button>
        <Button onClick={onEnd}>{t('action.cancel')}</Button>
      </Box>
    </Box>
  );
};
