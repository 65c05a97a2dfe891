import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
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

type OnShow = { onShow: (filter: { id: readonly string[] }) => void };
type PayoutIssueListProps = Payouts & OnShow;

/** The issues to check, each with its requests, oldest first. */
export const PayoutIssueList = ({ requests, issues, balancesFailed, onShow }: PayoutIssueListProps) => {
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
  const { coins, dollars, day } = useFormat();
  const reason = useId();
  if (requests.length === 0) return null;
  return (
    <>
      <Box sx={{ ...lineStyle, mt: 1, columnGap: 2 }}>
        <Box id={reason} sx={lineStyle}>
          <IssueBadge issue={issue} />
          <span>{t(`payouts.${issue}`, { rate: COINS_PER_DOLLAR })}</span>
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
