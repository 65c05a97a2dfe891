import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { sumOfMoney } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useMay } from '#ui/rights/useMay.ts';
import { PayoutBadge, useSaid } from './PayoutBadge.tsx';

type Payout = Records['payouts']['record'];

const LATEST = {
  filter: {},
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'withdraw_date', order: 'DESC' },
} as const;

/** Number of requests that the page shows. */
const SHOWN = 10;

/** States of requests that reserve coins: these are still in the worker's balance, but not free for another request. */
const ASKED = ['pending', 'held'];

/**
 * Hook that returns the worker's latest hundred withdrawal requests from the server. `asked` are the coins that they
 * reserve in the balance; `waiting` are these and the coins of requests under way; `paid` are the coins and the money
 * paid out, since the oldest of the hundred if there are more. All are undefined while they are loading, and without
 * the extra `payouts` (C-67).
 */
export const useRequests = () => {
  const enabled = useMay('list', 'payouts');
  const { currency } = usePrices();
  const { data, total = 0, error, refetch } = useGetList<Payout>('payouts', LATEST, { enabled, retry: false });
  const sum = (states: readonly string[]) =>
    data?.reduce((all, { status, withdrawal_coin }) => all + (states.includes(status) ? withdrawal_coin : 0), 0);
  const oldest = data && total > data.length ? data.at(-1)?.withdraw_date : undefined;
  // Each request keeps the rate at which it was made.
  const amounts = data?.filter(({ status }) => status === 'approved').map((one) => one.withdrawal_amount) ?? [];
  const paid = data && { coins: sum(['approved']) ?? 0, money: sumOfMoney(amounts, currency), since: oldest };
  return { enabled, data, error, refetch, asked: sum(ASKED), waiting: sum([...ASKED, 'underWay']), paid };
};

type Requests = ReturnType<typeof useRequests>;

/**
 * List of a worker's ten latest withdrawal requests with their states. Each has the bank's reference, or the reason why
 * it is held, has failed or was refused.
 */
export const RequestStates = ({ requests: { enabled, data, error, refetch } }: { requests: Requests }) => {
  const t = useT();
  const title = useId();
  if (!enabled || (!data && !error)) return null;
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={title} component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {t('batches.own.title')}
      </Typography>
      {!data && (
        <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
          {t('batches.own.failed')}
        </MessageBar>
      )}
      {data?.length === 0 && <EmptyState small title={t('batches.own.none')} drawing={<MoneyHandRegular />} />}
      {data && data.length > 0 && (
        <Box component="ul" sx={linesStyle}>
          {data.slice(0, SHOWN).map((payout) => (
            <Line key={payout.id} payout={payout} />
          ))}
        </Box>
      )}
    </Card>
  );
};

const Line = ({ payout }: { payout: Payout }) => {
  const t = useT();
  const { coins, dollars, day } = useFormat();
  const systemName = useSystemName();
  const said = useSaid()(payout);
  return (
    <li>
      <KeyFacts
        facts={[
          { label: t('withdraw.receipt.date'), value: day(payout.withdraw_date) },
          { label: t('withdraw.receipt.coins'), value: coins(payout.withdrawal_coin), figure: true },
          { label: t('withdraw.amount'), value: dollars(payout.withdrawal_amount), figure: true },
          { label: t('withdraw.system'), value: systemName(payout.payment_system) },
          { label: t('batches.column.state'), value: <PayoutBadge state={payout.status} /> },
          ...(said ? [{ label: t('batches.column.said'), value: said, wide: true }] : []),
        ]}
      />
    </li>
  );
};

const linesStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1.5, borderTop: '1px solid var(--mui-palette-divider)' },
  '& > li:last-of-type': { pb: 0 },
  '& dl': { rowGap: 1, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } },
} as const;
