import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { Bars } from '#ui/figures/Bars.tsx';
import { FoldedTable } from '#ui/figures/FigureTable.tsx';
import { totalOf, totalsBySystem } from './totalsBySystem.ts';
import type { Payouts } from './usePayouts.ts';
import { daysWaited } from './withdrawalRecord.ts';

/** How the pending money lies: by payment system, of which the table above has the figures, and by how long it has waited. */
export const PayoutCharts = ({ requests, issues }: Pick<Payouts, 'requests' | 'issues'>) => {
  const t = useT();
  const { number, dollars } = useFormat();
  const nameOf = useSystemName();
  const [now] = useState(() => new Date());
  const totals = totalsBySystem(requests, issues);
  const labelOf = (system: string) => nameOf(system) || t('withdrawals.noSystem');
  const all = totalOf(requests, issues);
  const [most] = totals.toSorted((a, b) => b.dollars - a.dollars);
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
      <Chart
        title={t('payouts.dollarsBySystem')}
        caption={
          most &&
          t('payouts.most', {
            system: labelOf(most.system),
            dollars: dollars(most.dollars),
            total: dollars(all.dollars),
          })
        }
      >
        <Bars
          height={160}
          labels={totals.map(({ system }) => labelOf(system))}
          values={totals.map((total) => total.dollars)}
          atAxis={number}
          ofBar={inDollars}
        />
      </Chart>
      <div>
        <Chart title={t('payouts.byAge')} caption={longest >= 1 && t('payouts.oldest', { smart_count: longest })}>
          <Bars
            height={160}
            labels={ages.map(({ name }) => name)}
            values={ages.map(({ count }) => count)}
            atAxis={number}
            ofBar={number}
          />
        </Chart>
        <FoldedTable
          label={t('payouts.byAge')}
          headings={[t('payouts.waited'), t('payouts.requests')]}
          rows={ages.map(({ name, count }) => [name, number(count)])}
        />
      </div>
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

type ChartProps = { title: string; caption: string | false | undefined; children: ReactNode };

const Chart = ({ title, caption, children }: ChartProps) => (
  <Box component="figure" sx={{ minWidth: 0, m: 0 }}>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
    {caption && (
      <Typography component="figcaption" variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
        {caption}
      </Typography>
    )}
  </Box>
);

const besideStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
