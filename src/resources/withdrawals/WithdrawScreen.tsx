import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import type { Figures } from '#dataProvider/createDataProvider.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { CoinsCard } from '#ui/figures/CoinsCard.tsx';
import { StatCard, StatCards } from '#ui/figures/StatCard.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { isClosed, type Receipt } from './receipts.ts';
import { RequestStates, useRequests } from './RequestStates.tsx';
import { useReceipts, type Receipts } from './useReceipts.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

/**
 * Coins that were paid out, since the time `since` or ever; `money` is the sum paid for them, if the server knows it.
 */
type Paid = { coins: number; money?: number; since?: string | undefined };

/**
 * Screen 'Withdrawals' of a worker (WW): the balance, the form for a request, and the requests. These are as the server
 * lists them, or else the receipts of those that were sent from this browser.
 */
export const WithdrawScreen = () => {
  const t = useT();
  const { coins, day, worth } = useFormat();
  const balance = balanceOf(useSessionState());
  const receipts = useReceipts();
  const requests = useRequests();
  // Once the server lists the requests, this browser's memory of them counts no more: it knows of no failed payment.
  const isListed = requests.enabled && !requests.error;
  const asked = requests.asked ?? receipts.waiting;
  // What left the balance may still be on its way to the bank, so the server's word on it comes first.
  const paid: Paid | undefined = isListed ? requests.paid : receipts.paidOut;
  const looked = useTellPaid(balance, receipts);
  return (
    <>
      <ScreenHeading title={t('menu.withdrawals')} description={t('withdraw.description')} />
      <StatCards label={t('figures.label')} busy={false} wide>
        <StatCard label={t('withdraw.balance')} value={coins(balance)} Icon={CoinMultipleRegular} />
        <StatCard
          label={t('withdraw.earnings')}
          value={t('coins.dollars', { dollars: worth(balance) })}
          Icon={MoneyRegular}
        />
        <CoinsCard label={t('withdraw.waiting')} coins={requests.waiting ?? receipts.waiting} Icon={ClockRegular} />
        {paid === undefined ? (
          (isListed || !looked) && <StatCard label={t('withdraw.paid')} value={undefined} Icon={MoneyHandRegular} />
        ) : (
          <CoinsCard
            label={paid.since === undefined ? t('withdraw.paid') : t('withdraw.paidSince', { day: day(paid.since) })}
            coins={paid.coins}
            money={paid.money}
            Icon={MoneyHandRegular}
          />
        )}
      </StatCards>
      <Box sx={besideStyle}>
        <Card sx={cardStyle}>
          <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
            {t('withdraw.request')}
          </Typography>
          <ErrorBoundary>
            <WithdrawForm balance={balance} asked={asked} receipts={receipts} />
          </ErrorBoundary>
        </Card>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ErrorBoundary>
            <RequestStates requests={requests} />
          </ErrorBoundary>
          <ErrorBoundary>
            <ReceiptList receipts={receipts} isListed={isListed} />
          </ErrorBoundary>
        </Box>
      </Box>
    </>
  );
};

/**
 * Hook that tells the receipts how many coins were paid out, at each visit and whenever the balance has changed. The
 * number is all earnings less the balance; welcome coins make it too small, so only its growth counts. The earnings are
 * read before the balance, because coins earned between the two calls can then only make it smaller. Returns true after
 * the first attempt, even if that failed.
 */
const useTellPaid = (balance: number, { tellPaid }: Receipts): boolean => {
  const [looked, setLooked] = useState(false);
  const session = useSession();
  const provider = useDataProvider<DataProvider & Figures>();
  useEffect(() => {
    const look = new AbortController();
    void (async () => {
      const figures = await provider.getWorkerStats().catch(() => undefined);
      const { record: known } = session.state();
      await session.refresh();
      const { record } = session.state();
      // Another user may have signed in, or a change of the balance may have started this effect again.
      if (look.signal.aborted) return;
      if (figures && record && record !== known)
        tellPaid({ account: record._id, coins: figures.totalPaymentPaid - record.coin });
      setLooked(true);
    })();
    return () => look.abort();
  }, [session, provider, balance, tellPaid]);
  return looked;
};

/** Props of the list. `isListed` is true where the server lists the worker's requests. */
type ReceiptListProps = { receipts: Receipts; isListed: boolean };

/**
 * List of the receipts in this browser. A waiting one is never removed by itself, because only the balance tells of a
 * payment. Where the server lists the requests, only those that may not have arrived are shown, if there are any.
 */
const ReceiptList = ({ receipts: { unclear, remove: forget, markPaid, ...book }, isListed }: ReceiptListProps) => {
  const t = useT();
  const inCoins = useCoinText();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (key: string) => {
    forget(key);
    // The focus would be lost, because the pressed button has disappeared.
    heading.current?.focus();
  };
  const receipts = book.receipts.filter(({ state }) => !isListed || state === 'unconfirmed');
  if (isListed && receipts.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={title} sx={cardStyle}>
      <Typography ref={heading} id={title} component="h2" variant="h6" tabIndex={-1} sx={{ mb: 1.5 }}>
        {t('withdraw.receipts')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: receipts.length > 0 ? 1.5 : 0 }}>
        {t(receipts.length > 0 ? 'withdraw.receiptsHint' : 'withdraw.noReceipts')}
      </Typography>
      {unclear > 0 && !isListed && (
        <Box sx={{ mb: 1.5 }}>
          <MessageBar tone="info">{t('withdraw.receiptsUnclear', { coins: inCoins(unclear) })}</MessageBar>
        </Box>
      )}
      <Box component="ul" sx={linesStyle}>
        {receipts.map((receipt) => (
          <li key={receipt.key}>
            <Line receipt={receipt} onRemove={() => remove(receipt.key)} onPaid={() => markPaid(receipt.key)} />
          </li>
        ))}
      </Box>
    </Card>
  );
};

/**
 * A receipt with its button. A waiting one can be marked as paid but not removed: its coins would look free for another
 * request.
 */
const Line = ({ receipt, onRemove, onPaid }: { receipt: Receipt; onRemove: () => void; onPaid: () => void }) => {
  const t = useT();
  const confirm = useConfirm();
  const inWorth = useWorth();
  const act = isClosed(receipt) || receipt.state === 'unconfirmed' ? 'remove' : 'markPaid';
  const verb = t(`withdraw.receipt.${act}`);
  const press = async () => {
    const warning = t(`withdraw.receipt.${act}Warning`);
    const question = { subject: inWorth(receipt.coins), warning, verb, destructive: false };
    if (!isClosed(receipt) && !(await confirm(question))) return;
    (act === 'remove' ? onRemove : onPaid)();
  };
  const what = useId();
  const { coins, worth, day } = useFormat();
  const systemName = useSystemName();
  return (
    <>
      <KeyFacts
        facts={[
          { label: t('withdraw.receipt.date'), value: <span id={what}>{day(receipt.at)}</span> },
          { label: t('withdraw.receipt.coins'), value: coins(receipt.coins), figure: true },
          { label: t('withdraw.amount'), value: worth(receipt.coins), figure: true },
          { label: t('withdraw.system'), value: systemName(receipt.system) },
          { label: t('withdraw.account'), value: receipt.account || t('withdraw.receipt.none') },
        ]}
      />
      <Box sx={footStyle}>
        <StatusBadge tone={tones[receipt.state]}>{t(`withdraw.receipt.${receipt.state}`)}</StatusBadge>
        <Button
          variant="text"
          color="primary"
          aria-describedby={what}
          onClick={() => void press()}
          sx={{ ml: 'auto', mr: -1 }}
        >
          {verb}
        </Button>
      </Box>
    </>
  );
};

const tones = {
  sent: 'waiting',
  unconfirmed: 'warning',
  either: 'info',
  paid: 'success',
  told: 'success',
  earlier: 'info',
} as const;

const footStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 } as const;

/** The style of form and receipts: side by side, or one below the other in narrower windows. */
const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  mt: 2,
} as const;

const cardStyle = { display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 3 } } as const;

const linesStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1.5, borderTop: '1px solid var(--mui-palette-divider)' },
  '& > li:last-of-type': { pb: 0 },
  '& dl': { rowGap: 1, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } },
} as const;
