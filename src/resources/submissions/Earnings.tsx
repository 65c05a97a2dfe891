import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClipboardClockRegular } from '@fluentui/react-icons/headless/svg/clipboard-clock';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useMemo, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { momentOf } from '#domain/moments.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Bars } from '#ui/figures/Bars.tsx';
import { AsTable, FigureTable } from '#ui/figures/FigureTable.tsx';
import { CoinsCard } from '#ui/figures/CoinsCard.tsx';
import { StatCard, StatCards } from '#ui/figures/StatCard.tsx';
import { LoadFailed } from '#ui/grid/LoadFailed.tsx';
import { useToday } from '#ui/page/useToday.ts';
import { cut } from '#ui/text/cut.ts';
import { earningsOf, type BuyerOfWork, type WeekOfWork } from './earningsOf.ts';
import { NEWEST_FIRST, type SubmissionRecord } from './submissionRecord.ts';

/** Figures of a worker's earnings: balance, coins of pending work, rate of approval, and coins by week and by buyer. */
export const Earnings = () => {
  const t = useT();
  const { percent } = useFormat();
  const balance = balanceOf(useSessionState());
  const list = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: NEWEST_FIRST });
  const { data, error, refetch } = list;
  const today = useToday();
  const earned = useMemo(() => data && earningsOf(data, new Date(momentOf(today))), [data, today]);
  if (!earned)
    return (
      <Box sx={wholeStyle}>
        {error ? (
          <LoadFailed error={error} above={false} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={360} />
        )}
      </Box>
    );
  return (
    <>
      <StatCards label={t('earnings.figures')} busy={false}>
        <CoinsCard label={t('withdraw.balance')} coins={balance} Icon={CoinMultipleRegular} />
        <CoinsCard label={t('earnings.pending')} coins={earned.pending} Icon={ClipboardClockRegular} />
        <StatCard
          label={t('earnings.rate')}
          value={earned.rate === undefined ? t('earnings.noRate') : percent(earned.rate)}
          Icon={CheckmarkCircleRegular}
        />
      </StatCards>
      <Card sx={chartAndTable}>
        <ByWeek weeks={earned.weeks} />
        {earned.buyers.length > 0 && <ByBuyer buyers={earned.buyers} />}
      </Card>
    </>
  );
};

const wholeStyle = { gridColumn: '1 / -1' } as const;

/** Style of chart and table, in line with the icons of the figures above them. */
const chartAndTable = {
  ...wholeStyle,
  px: { xs: 2, sm: '11px' },
  py: 2,
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** Smallest number of weeks in the chart, even if nothing was earned in them. */
const FEWEST = 6;

/** Bar chart of the coins earned in each week, with the same figures as a table. */
const ByWeek = ({ weeks }: { weeks: readonly WeekOfWork[] }) => {
  const t = useT();
  const { coins, dayOfYear } = useFormat();
  const first = weeks.findIndex((week) => week.coins > 0);
  const shown = weeks.slice(first < 0 ? -FEWEST : Math.min(first, weeks.length - FEWEST));
  return (
    <Part component="figure" title={t('earnings.byWeek')} description={t('earnings.byWeekHint')}>
      <Bars
        height={280}
        labels={shown.map(({ start }) => dayOfYear(start))}
        values={shown.map((week) => week.coins)}
        ofBar={coins}
      />
      <AsTable>
        <Box sx={{ maxWidth: 360 }}>
          <FigureTable
            label={t('earnings.byWeek')}
            headings={[t('earnings.week'), t('earnings.coins')]}
            rows={shown.map((week) => [dayOfYear(week.start), coins(week.coins)])}
          />
        </Box>
      </AsTable>
    </Part>
  );
};

const ByBuyer = ({ buyers }: { buyers: readonly BuyerOfWork[] }) => {
  const t = useT();
  const { coins, number } = useFormat();
  return (
    <Part title={t('earnings.byBuyer')}>
      <FigureTable
        label={t('earnings.byBuyer')}
        headings={[t('earnings.buyer'), t('earnings.approved'), t('earnings.coins')]}
        rows={buyers.slice(0, MOST).map((buyer) => [cut(buyer.name), number(buyer.count), coins(buyer.coins)])}
      />
    </Part>
  );
};

/** Number of buyers in the table: those who paid the most coins. */
const MOST = 10;

type PartProps = { component?: 'section' | 'figure'; title: string; description?: string; children: ReactNode };

const Part = ({ component = 'section', title, description, children }: PartProps) => {
  const id = useId();
  return (
    <Box component={component} aria-labelledby={id} sx={{ display: 'grid', gap: 1, minWidth: 0, m: 0 }}>
      <div>
        <Typography id={id} component="h3" variant="subtitle2">
          {title}
        </Typography>
        {description && <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>}
      </div>
      {children}
    </Box>
  );
};
