import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { StatCard } from '#ui/figures/StatCard.tsx';
import { StatCards } from '#ui/figures/StatCards.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { SheetDialog } from '#ui/sheet/SheetDialog.tsx';
import { PayoutIssueList } from './PayoutIssueList.tsx';
import { totalsBySystem, totalOf, type PayoutTotal } from './totalsBySystem.ts';
import type { Payouts } from './usePayouts.ts';

/** Charts are large, and come after the words. */
const PayoutCharts = lazy(() => import('./PayoutCharts.tsx').then((module) => ({ default: module.PayoutCharts })));

type PayoutPreviewProps = { open: boolean; payouts: Payouts; onClose: () => void };

/** What paying all pending requests would mean: how much it is, everything to check before, and totals by payment system. */
export const PayoutPreview = ({ open, payouts, onClose }: PayoutPreviewProps) => {
  const t = useT();
  const { balancesFailed, loadBalances } = payouts;
  return (
    <SheetDialog open={open} onClose={onClose} title={t('payouts.title')}>
      <DialogContent dividers tabIndex={0} sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2 }}>
        {balancesFailed && (
          <MessageBar
            tone="failure"
            role="alert"
            action={{ label: t('action.tryAgain'), onClick: () => void loadBalances() }}
          >
            {t('payouts.balancesFailed')}
          </MessageBar>
        )}
        <PayoutFigures {...payouts} />
        <PayoutIssueList {...payouts} />
        <PayoutTotals {...payouts} />
        <ErrorBoundary>
          <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
            <PayoutCharts {...payouts} />
          </Suspense>
        </ErrorBoundary>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </SheetDialog>
  );
};

/** What all of it comes to. */
const PayoutFigures = ({ requests, issues }: Pick<Payouts, 'requests' | 'issues'>) => {
  const t = useT();
  const format = useFormat();
  const total = totalOf(requests, issues);
  return (
    <StatCards label={t('payouts.total')} busy={false}>
      <StatCard label={t('payouts.requests')} value={format.number(total.requests)} Icon={PeopleRegular} />
      <StatCard label={t('payouts.coins')} value={format.coins(total.coins)} Icon={CoinMultipleRegular} />
      <StatCard label={t('payouts.dollars')} value={format.dollars(total.dollars)} Icon={MoneyRegular} />
    </StatCards>
  );
};

/** Requests, coins, dollars and requests to check, per payment system and in all. */
const PayoutTotals = ({ requests, issues }: Pick<Payouts, 'requests' | 'issues'>) => {
  const t = useT();
  const nameOf = useSystemName();
  return (
    <Box component="table" aria-label={t('payouts.bySystem')} sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('withdrawals.column.system')}</th>
          <th scope="col">{t('payouts.requests')}</th>
          <th scope="col">{t('payouts.coins')}</th>
          <th scope="col">{t('payouts.dollars')}</th>
          <th scope="col">{t('payouts.issues')}</th>
        </tr>
      </thead>
      <tbody>
        {totalsBySystem(requests, issues).map(({ system, ...total }) => (
          <Total key={system} name={nameOf(system) || t('withdrawals.noSystem')} {...total} />
        ))}
      </tbody>
      <tfoot>
        <Total name={t('payouts.total')} {...totalOf(requests, issues)} />
      </tfoot>
    </Box>
  );
};

type TotalProps = Omit<PayoutTotal, 'system'> & { name: string };

const Total = ({ name, requests, coins, dollars, issues }: TotalProps) => {
  const format = useFormat();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{format.number(requests)}</td>
      <td>{format.coins(coins)}</td>
      <td>{format.dollars(dollars)}</td>
      <td>{format.number(issues)}</td>
    </tr>
  );
};

const line = '1px solid var(--mui-palette-divider)';
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  typography: { xs: 'caption', sm: 'body1' },
  '& th, & td': { pl: { xs: 1, sm: 2 }, pr: 0, py: 1, textAlign: 'end', borderBottom: line },
  // In line with all else in the dialog.
  '& th:first-of-type': { textAlign: 'start', pl: 0 },
  '& thead th': { fontWeight: 600, color: 'text.secondary', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 400 },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
} as const;
