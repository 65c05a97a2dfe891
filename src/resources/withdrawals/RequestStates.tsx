import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { PayoutBadge, useSaid } from './PayoutBadge.tsx';
import type { Payout, useRequests } from './useRequests.ts';

type RequestStatesProps = ReturnType<typeof useRequests> & { heading: Ref<HTMLHeadingElement> };

/** The number of requests that are shown, the latest ones. */
const SHOWN = 10;

/** List of a worker's latest withdrawal requests with their states, and the bank's reference or the reason. */
export const RequestStates = ({ requests, failed, refetch, heading }: RequestStatesProps) => {
  const t = useT();
  const title = useId();
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography ref={heading} id={title} component="h2" variant="h6" tabIndex={-1} sx={{ mb: 1.5 }}>
        {t('batches.own.title')}
      </Typography>
      {failed && (
        <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
          {t('batches.own.failed')}
        </MessageBar>
      )}
      {!requests && !failed && <Skeleton variant="text" width="60%" />}
      {requests?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('withdraw.noReceipts')}</Typography>}
      {requests && requests.length > 0 && (
        <Box component="ul" sx={linesStyle}>
          {requests.slice(0, SHOWN).map((request) => (
            <Line key={request.id} request={request} />
          ))}
        </Box>
      )}
    </Card>
  );
};

const Line = ({ request }: { request: Payout }) => {
  const t = useT();
  const { coins, dollars, day } = useFormat();
  const systemName = useSystemName();
  const said = useSaid()(request);
  return (
    <li>
      <KeyFacts
        facts={[
          { label: t('withdraw.receipt.date'), value: day(request.withdraw_date) },
          { label: t('withdraw.receipt.coins'), value: coins(request.withdrawal_coin) },
          { label: t('withdraw.amount'), value: dollars(request.withdrawal_amount) },
          { label: t('withdraw.system'), value: systemName(request.payment_system) },
          { label: t('withdraw.account'), value: request.account_number || t('withdraw.receipt.none') },
          { label: t('batches.column.state'), value: <PayoutBadge state={request.status} /> },
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
