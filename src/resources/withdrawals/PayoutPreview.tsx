import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, useId } from 'react';
import { useListContext } from 'react-admin';
import { isPerDollar } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { StatCard, StatCards } from '#ui/figures/StatCard.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import { SheetDialog } from '#ui/sheet/SheetDialog.tsx';
import { DARK, fluent } from '#ui/theme/tokens.ts';
import { cleanOf, payoutIssueKinds, type PayoutIssue } from './payoutIssues.ts';
import { totalsBySystem, totalOf } from './totalsBySystem.ts';
import { PayoutTotals } from './PayoutTotals.tsx';
import type { Payouts } from './usePayouts.ts';
import { IssueBadge } from './useWithdrawalColumns.tsx';
import { daysWaited, type WithdrawalRecord } from './withdrawalRecord.ts';

/**
 * Dialog before paying: the sum of all pending requests, those with issues to check, and totals by payment system. Each
 * group of requests has a link that filters the list behind the dialog.
 */
export const PayoutPreview = ({ open, payouts, onClose }: { open: boolean; payouts: Payouts; onClose: () => void }) => {
  const t = useT();
  const { number, coins, dollars } = useFormat();
  const systemName = useSystemName();
  const { currency } = usePrices();
  const { setFilters, onSelect } = useListContext();
  const { requests, issues, checked, balancesFailed, loadBalances } = payouts;
  const onShow = (filter: Readonly<Record<string, unknown>>) => {
    setFilters(filter, {}, false);
    onClose();
  };
  const total = totalOf(requests, issues, currency);
  const [now] = useState(() => new Date());
  const [oldest] = requests;
  const longest = oldest ? daysWaited(oldest, now) : 0;
  /** The payment system with the largest sum. */
  const [most] = totalsBySystem(requests, issues, currency).sort((a, b) => b.dollars - a.dollars);
  const clean = checked ? cleanOf(requests, issues) : [];
  const selectClean = () => {
    onShow({});
    onSelect(clean.map(({ id }) => id));
  };
  return (
    <SheetDialog open={open} onClose={onClose} title={t('withdrawals.review')}>
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
        <Box sx={totalsStyle}>
          <StatCards label={t('payouts.total')} busy={false}>
            <StatCard label={t('payouts.requests')} value={number(total.requests)} Icon={PeopleRegular} />
            <StatCard label={t('payouts.coins')} value={coins(total.coins)} Icon={CoinMultipleRegular} />
            <StatCard label={t('payouts.dollars')} value={dollars(total.dollars)} Icon={MoneyRegular} />
          </StatCards>
        </Box>
        <Typography>
          {longest >= 1 && t('payouts.oldest', { smart_count: longest })}{' '}
          {most &&
            t('payouts.most', {
              system: systemName(most.system) || t('withdrawals.noSystem'),
              dollars: dollars(most.dollars),
              total: dollars(total.dollars),
            })}
        </Typography>
        <PayoutIssueList {...payouts} onShow={onShow} />
        <PayoutTotals {...payouts} onShow={onShow} />
      </DialogContent>
      <DialogActions>
        {clean.length > 0 && (
          <>
            <Typography id={CLEAN} variant="caption" sx={cleanStyle}>
              {t('withdrawals.selectCleanDetail')}
            </Typography>
            <Button variant="contained" color="primary" aria-describedby={CLEAN} onClick={selectClean}>
              {t('withdrawals.selectClean')}
            </Button>
          </>
        )}
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </SheetDialog>
  );
};

/** Style of the figures, which in the dark are deeper than the dialog. */
const totalsStyle = {
  [`${DARK} .MuiCard-root`]: { background: fluent('surface2'), boxShadow: 'none' },
} as const;

const CLEAN = 'payouts-clean';
/**
 * Style of the words about the first button, at the other end of the line. A phone has no room for them: there they are
 * its description alone.
 */
const cleanStyle = { display: { xs: 'none', sm: 'block' }, mr: 'auto', color: 'text.secondary' } as const;

/** Callback of the links, which filters the list behind the dialog. */
type OnShow = { onShow: (filter: { id: readonly string[] }) => void };
type PayoutIssueListProps = Payouts & OnShow;

/** List of the issues to check, each with the requests that have it, oldest first. */
const PayoutIssueList = ({ requests, issues, balancesFailed, onShow }: PayoutIssueListProps) => {
  const t = useT();
  if (issues.size === 0) return <Typography>{t(`payouts.${balancesFailed ? 'noneUncovered' : 'none'}`)}</Typography>;
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {t('payouts.listTitle')}
      </Typography>
      {payoutIssueKinds.map((issue) => (
        <Reason
          key={issue}
          issue={issue}
          requests={requests.filter(({ _id }) => issues.get(_id)?.includes(issue))}
          onShow={onShow}
        />
      ))}
    </div>
  );
};

type ReasonProps = OnShow & { issue: PayoutIssue; requests: readonly WithdrawalRecord[] };

const Reason = ({ issue, requests, onShow }: ReasonProps) => {
  const t = useT();
  const { coins, dollars, day, number } = useFormat();
  const prices = usePrices();
  const rate = { rate: prices.payout.coins, money: number(prices.payout.pays) };
  const isInWords = issue !== 'wrongAmount' || isPerDollar(prices);
  const reason = useId();
  if (requests.length === 0) return null;
  return (
    <>
      <Box sx={{ ...lineStyle, mt: 1, columnGap: 2 }}>
        <Box id={reason} sx={lineStyle}>
          <IssueBadge issue={issue} />
          <span>{isInWords ? t(`payouts.${issue}`, rate) : t('payouts.wrongAmountOf', rate)}</span>
        </Box>
        <Link
          component="button"
          aria-describedby={reason}
          onClick={() => onShow({ id: requests.map(({ id }) => id) })}
          sx={{ minHeight: 24 }}
        >
          {t('payouts.showInList')}
        </Link>
      </Box>
      <Box component="ul" aria-labelledby={reason} sx={peopleStyle}>
        {requests.map(({ id, worker_name, withdrawal_coin, withdrawal_amount, withdraw_date }) => (
          <li key={id}>
            <Persona
              name={worker_name}
              detail={t('payouts.request', {
                coins: coins(withdrawal_coin),
                amount: dollars(withdrawal_amount),
                date: day(withdraw_date),
              })}
            />
          </li>
        ))}
      </Box>
    </>
  );
};

const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

const peopleStyle = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const;
