import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatCard } from '#ui/figures/StatCard.tsx';
import { StatCards } from '#ui/figures/StatCards.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { useReceipts } from './useReceipts.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

/** A worker's Withdrawals: what there is, the form that asks for it, and what was asked for from this browser (WW). */
export const WithdrawScreen = () => {
  const t = useT();
  const { coins, worth } = useFormat();
  const session = useSession();
  const balance = useSessionState().record?.coin ?? 0;
  const receipts = useReceipts();
  const { tellBalance } = receipts;
  const [fresh, setFresh] = useState(false);
  // Every rule here goes by the balance, which buyers and admins move while the page stands open.
  useEffect(() => void session.refresh().then(() => setFresh(true)), [session]);
  useEffect(() => {
    // What was known before may be older than what another tab has seen.
    if (fresh) tellBalance(balance);
  }, [fresh, balance, tellBalance]);
  return (
    <>
      <ScreenHeading title={t('menu.withdrawals')} description={t('withdraw.description')} />
      <StatCards label={t('figures.label')} busy={false}>
        <StatCard label={t('withdraw.balance')} value={coins(balance)} Icon={CoinMultipleRegular} />
        <StatCard
          label={t('withdraw.earnings')}
          value={t('coins.dollars', { dollars: worth(balance) })}
          Icon={MoneyRegular}
        />
      </StatCards>
      <Box sx={besideStyle}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <ErrorBoundary>
            <WithdrawForm balance={balance} receipts={receipts} />
          </ErrorBoundary>
        </Card>
        <ErrorBoundary>
          <ReceiptList receipts={receipts} />
        </ErrorBoundary>
      </Box>
    </>
  );
};

/** What was sent stands below the form, or beside it where there is room. */
const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: 3,
  mt: 3,
} as const;
