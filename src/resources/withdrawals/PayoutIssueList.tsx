import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { COINS_PER_DOLLAR } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { IssueBadge } from './IssueBadge.tsx';
import { payoutIssueKinds, type PayoutIssue } from './payoutIssues.ts';
import type { Payouts } from './usePayouts.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

/** What there is to check, each reason once, with the requests that it concerns, oldest first. */
export const PayoutIssueList = ({ requests, issues, balancesFailed }: Payouts) => {
  const t = useT();
  if (issues.size === 0) return <Typography>{t(`payouts.${balancesFailed ? 'noneUncovered' : 'none'}`)}</Typography>;
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {t('payouts.listTitle')}
      </Typography>
      {payoutIssueKinds.map((issue) => (
        <Reason key={issue} issue={issue} requests={requests.filter(({ _id }) => issues.get(_id)?.includes(issue))} />
      ))}
    </div>
  );
};

const Reason = ({ issue, requests }: { issue: PayoutIssue; requests: readonly WithdrawalRecord[] }) => {
  const t = useT();
  const { coins, dollars, day } = useFormat();
  const reason = useId();
  if (requests.length === 0) return null;
  return (
    <>
      <Box id={reason} sx={reasonStyle}>
        <IssueBadge issue={issue} />
        <span>{t(`payouts.${issue}`, { rate: COINS_PER_DOLLAR })}</span>
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

const reasonStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1.5 } as const;

const peopleStyle = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const;
