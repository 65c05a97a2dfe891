import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { Bars } from '#ui/figures/Bars.tsx';
import { FoldedTable } from '#ui/figures/FigureTable.tsx';
import { totalsBySystem } from './totalsBySystem.ts';
import type { Payouts } from './usePayouts.ts';
import { daysWaited } from './withdrawalRecord.ts';

/** How the pending money lies: by payment system, of which the table above has the figures, and by how long it has waited. */
export const PayoutCharts = ({ requests, issues }: Pick<Payouts, 'requests' | 'issues'>) => {
  const t = useT();
  const { number, dollars } = useFormat();
  const nameOf = useSystemName();
  const [now] = useState(() => new Date());
  const totals = totalsBySystem(requests, issues);
  const ages = ageGroups.map(({ key, from, to }) => {
    const waited = requests.filter((request) => {
      const days = daysWaited(request, now);
      return days >= from && days < to;
    });
    return { name: t(`payouts.age.${key}`), count: waited.length };
  });
  const [oldest] = requests;
  const longest = oldest ? daysWaited(oldest, now) : 0;
  const inDollars = (value: number) => t('coins.dollars', { dollars: dollars(value) });
  return (
    <Box sx={besideStyle}>
      <Chart title={t('payouts.dollarsBySystem')}>
        <Bars
          height={160}
          labels={totals.map(({ system }) => nameOf(system) || t('withdrawals.noSystem'))}
          values={totals.map((total) => total.dollars)}
          atAxis={number}
          ofBar={inDollars}
        />
      </Chart>
      <Chart title={t('payouts.byAge')}>
        <Bars
          height={160}
          labels={ages.map(({ name }) => name)}
          values={ages.map(({ count }) => count)}
          atAxis={number}
          ofBar={number}
        />
        {longest >= 1 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('payouts.oldest', { smart_count: longest })}
          </Typography>
        )}
        <FoldedTable
          label={t('payouts.byAge')}
          headings={[t('payouts.waited'), t('payouts.requests')]}
          rows={ages.map(({ name, count }) => [name, number(count)])}
        />
      </Chart>
    </Box>
  );
};

/** In whole days, the last one excluded. */
const ageGroups = [
  { key: 'today', from: 0, to: 1 },
  { key: 'days', from: 1, to: 3 },
  { key: 'week', from: 3, to: 7 },
  { key: 'longer', from: 7, to: Infinity },
] as const;

const Chart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    {children}
  </Box>
);

const besideStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
