import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Elements, CardElement, useElements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { CoinPackage } from '#domain/coins.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useSay, type Sentence } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import type { PayStage } from '#purchases/createCharger.ts';
import type { Purchases } from '#purchases/createPurchases.ts';
import { usePurchases } from '#purchases/PurchasesProvider.tsx';
import { useServices } from '#services/ServicesContext.ts';
import { Form } from '#ui/forms/Form.tsx';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { CardField } from './CardField.tsx';
import { CardSkeleton } from './PaymentPanel.tsx';

/**
 * Card form for the package `wanted`; a skeleton until the card company's script is loaded, 'Try again' if that fails.
 * `onEnd` is called after the payment or 'Cancel'. This module is a lazy chunk, because it imports the company's React
 * components.
 */
export const CardPayment = ({ wanted, onEnd }: { wanted: CoinPackage; onEnd: () => void }) => {
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
    // The card company's object is one for the whole visit: React Query cannot compare it, and it never becomes stale.
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

/**
 * Table of test card numbers, only in builds with simulated companies. `__SIMULATED__` is a constant of the build, so
 * that other builds do not even contain the import.
 */
const TrialCards = __SIMULATED__
  ? lazy(() => import('./TrialCards.tsx').then((module) => ({ default: module.TrialCards })))
  : null;

/**
 * Card field with the buttons 'Pay' and 'Cancel' (BP-6). While a payment is under way or the field is loading, the
 * buttons do nothing but stay focusable. `onEnd` is called after the payment or 'Cancel'.
 */
const CardForm = ({ wanted, purchases, onEnd }: { wanted: CoinPackage; purchases: Purchases; onEnd: () => void }) => {
  const t = useT();
  const say = useSay();
  const { cards } = useServices();
  const { pay, stage, problem } = usePay(wanted, purchases, onEnd);
  const [ready, setReady] = useState(false);
  const isBusy = stage !== undefined;
  return (
    <Form
      onSubmit={async (event) => {
        event.preventDefault();
        if (ready) await pay();
      }}
    >
      <CardField disabled={isBusy} ready={ready} onReady={setReady} />
      {problem && (
        <AlertLine>
          {t(problem.text)}
          {problem.reason && <Box sx={{ mt: 0.5 }}>{say(problem.reason)}</Box>}
        </AlertLine>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 0' } }}>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          aria-disabled={isBusy || !ready}
          startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden />}
        >
          {t('purchase.pay')}
        </Button>
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onEnd();
          }}
        >
          {t('action.cancel')}
        </Button>
      </Box>
      <Box>
        <StatusLine>{stage && t(`purchase.stage.${stage}`)}</StatusLine>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('purchase.safe')}
        </Typography>
      </Box>
      {cards.simulated && TrialCards && (
        <Suspense fallback={null}>
          <TrialCards />
        </Suspense>
      )}
    </Form>
  );
};

type Problem = { text: PlainKey; reason?: Sentence | undefined };

/**
 * Hook that returns the action of the button 'Pay', with its stage and problem (BP-8 to BP-14). `onEnd` is called once
 * the card is charged, even if the server could not be told yet.
 */
const usePay = (wanted: CoinPackage, purchases: Purchases, onEnd: () => void) => {
  const { cards } = useServices();
  const { note } = useNotices();
  const elements = useElements();
  const email = useSessionState().user?.email ?? '';
  const [stage, setStage] = useState<PayStage>();
  const [problem, setProblem] = useState<Problem>();
  // A ref, because state would be rendered too late for a second click in the same moment.
  const isPaying = useRef(false);
  useEffect(() => purchases.leave, [purchases]);

  const pay = async (): Promise<void> => {
    const card = elements?.getElement(CardElement);
    if (!card || isPaying.current) return;
    isPaying.current = true;
    setProblem(undefined);
    const answer = await purchases.pay(wanted, (secret) => cards.confirm(secret, card, email), setStage);
    isPaying.current = false;
    setStage(undefined);
    if (answer.result === 'failed') {
      setProblem({ text: 'purchase.failed', reason: answer.reason });
      note((t) => t('purchase.failed'), { kind: 'failure', detail: answer.reason, to: addresses.purchaseCoin });
    } else if (answer.result === 'elsewhere') setProblem({ text: 'purchase.elsewhere' });
    else onEnd();
  };
  return { pay, stage, problem };
};
