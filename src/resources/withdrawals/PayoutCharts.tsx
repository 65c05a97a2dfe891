import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Bars } from '#ui/figures/Bars.tsx';
import { besideStyle } from './besideStyle.ts';

type PayoutChartsProps = {
  totals: readonly { name: string; dollars: number }[];
  ages: readonly { name: string; count: number }[];
};

/** Bar charts of pending dollars by payment system (`totals`), and of pending requests by days waited (`ages`). */
export const PayoutCharts = ({ totals, ages }: PayoutChartsProps) => {
  const t = useT();
  const { number, dollars } = useFormat();
  return (
    <Box sx={besideStyle}>
      <Chart title={t('payouts.dollarsBySystem')}>
        <Bars
          height={148}
          labels={totals.map(({ name }) => name)}
          values={totals.map((total) => total.dollars)}
          ofBar={(value) => t('coins.dollars', { dollars: dollars(value) })}
        />
      </Chart>
      <Chart title={t('payouts.byAge')}>
        <Bars
          height={148}
          labels={ages.map(({ name }) => name)}
          values={ages.map(({ count }) => count)}
          ofBar={number}
        />
      </Chart>
    </Box>
  );
};

const Chart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="figure" sx={{ minWidth: 0, m: 0 }}>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
