import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COINS_PER_DOLLAR } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { IssueBadge } from './IssueBadge.tsx';
import type { PayoutIssue } from './payoutIssues.ts';
import type { Payouts } from './usePayouts.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

/** Every request that has something to check, oldest first, with what it is. */
export const PayoutIssueList = ({ requests, issues, balancesFailed }: Payouts) => {
  const t = useT();
  const toCheck = requests.flatMap((request) => {
    const found = issues.get(request._id);
    return found ? [{ request, found }] : [];
  });
  if (toCheck.length === 0) return <Typography>{t(`payouts.${balancesFailed ? 'noneUncovered' : 'none'}`)}</Typography>;
  return (
    <div>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {t('payouts.listTitle')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {toCheck.map(({ request, found }) => (
          <Line key={request.id} request={request} found={found} />
        ))}
      </Box>
    </div>
  );
};

const Line = ({ request, found }: { request: WithdrawalRecord; found: readonly PayoutIssue[] }) => {
  const t = useT();
  const { coins, dollars, day } = useFormat();
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Persona
          name={request.worker_name}
          detail={t('payouts.request', {
            coins: coins(request.withdrawal_coin),
            amount: dollars(request.withdrawal_amount),
            date: day(request.withdraw_date),
          })}
        />
      </Box>
      <Box sx={{ flex: '2 1 300px', display: 'grid', gap: 0.5 }}>
        {found.map((issue) => (
          <Box key={issue} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <IssueBadge issue={issue} />
            <span>{t(`payouts.${issue}`, { rate: COINS_PER_DOLLAR })}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  '&:not(:last-of-type)': { borderBottom: '1px solid var(--mui-palette-divider)' },
} as const;
