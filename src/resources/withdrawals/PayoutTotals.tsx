import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { lazy, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { AsTable, FigureTable } from '#ui/figures/FigureTable.tsx';
import { Late } from '#ui/loading/Late.tsx';
import { besideStyle } from './besideStyle.ts';
import { totalOf, totalsBySystem } from './totalsBySystem.ts';
import type { Payouts } from './usePayouts.ts';
import { daysWaited } from './withdrawalRecord.ts';

/** The charts, loaded after the tables because their code is large. */
const PayoutCharts = lazy(() => import('./PayoutCharts.tsx').then((module) => ({ default: module.PayoutCharts })));

type PayoutTotalsProps = Pick<Payouts, 'requests' | 'issues'> & {
  onShow: (filter: { payment_system: readonly string[] }) => void;
};

/**
 * Charts and tables of the pending money by payment system, and of the pending requests by days waited. A press on the
 * name of a payment system calls `onShow` with the filter of the list for its requests.
 */
export const PayoutTotals = ({ requests, issues, onShow }: PayoutTotalsProps) => {
  const t = useT();
  const { number, coins, dollars } = useFormat();
  const systemName = useSystemName();
  const { currency } = usePrices();
  const [now] = useState(() => new Date());
  const totals = totalsBySystem(requests, issues, currency).map(({ system, ...total }) => ({
    ...total,
    system,
    name: systemName(system) || t('withdrawals.noSystem'),
  }));
  const ages = ageGroups.map(({ key, from, to }) => {
    const waited = requests.map((request) => daysWaited(request, now)).filter((days) => days >= from && days < to);
    return { name: t(`payouts.age.${key}`), count: waited.length };
  });
  const figuresOf = (total: ReturnType<typeof totalOf>) => [
    number(total.requests),
    coins(total.coins),
    dollars(total.dollars),
    number(total.issues),
  ];
  return (
    <>
      <Late fallback={<Skeleton variant="rounded" height={180} />}>
        <PayoutCharts totals={totals} ages={ages} />
      </Late>
      <AsTable>
        <Box sx={besideStyle}>
          <FigureTable
            label={t('payouts.bySystem')}
            headings={[
              t('withdrawals.column.system'),
              t('payouts.requests'),
              t('payouts.coins'),
              t('payouts.dollars'),
              t('payouts.issues'),
            ]}
            rows={totals.map(({ system, name, ...total }) => [
              system === '' ? (
                name
              ) : (
                <Link
                  component="button"
                  title={t('payouts.showInList')}
                  onClick={() => onShow({ payment_system: [system] })}
                  sx={linkStyle}
                >
                  {name}
                </Link>
              ),
              ...figuresOf(total),
            ])}
            total={[t('payouts.total'), ...figuresOf(totalOf(requests, issues, currency))]}
          />
          <FigureTable
            label={t('payouts.byAge')}
            headings={[t('payouts.waited'), t('payouts.requests')]}
            rows={ages.map(({ name, count }) => [name, number(count)])}
          />
        </Box>
      </AsTable>
    </>
  );
};

/** The groups of waiting times in whole days: from `from` up to, but not including, `to`. */
const ageGroups = [
  { key: 'today', from: 0, to: 1 },
  { key: 'days', from: 1, to: 3 },
  { key: 'week', from: 3, to: 7 },
  { key: 'longer', from: 7, to: Infinity },
] as const;

const linkStyle = {
  font: 'inherit',
  verticalAlign: 'baseline',
  minHeight: 24,
  my: '-2px',
  textAlign: 'start',
} as const;
