import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { RecordCards } from '#ui/facts/RecordCards.tsx';
import { usePendingPayouts } from './usePendingPayouts.ts';
import type { UserRecord } from './userRecord.ts';

/** What a user holds, and each request that waits to be paid. */
export const UserPayouts = ({ user }: { user: UserRecord }) => {
  const t = useT();
  const { day } = useFormat();
  const nameOf = useSystemName();
  const worth = useWorth();
  const list = usePendingPayouts(user);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <KeyFacts facts={[{ label: t('users.fact.coins'), value: worth(user.coin) }]} />
      <Box component="section" aria-label={t('users.fact.requests')}>
        <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
          {t('users.fact.requests')}
        </Typography>
        <RecordCards
          list={list}
          title={({ withdrawal_coin, withdrawal_amount }) => worth(withdrawal_coin, withdrawal_amount)}
          facts={({ payment_system, account_number, withdraw_date }) => [
            { label: t('users.fact.system'), value: nameOf(payment_system) || t('users.none') },
            { label: t('users.fact.account'), value: account_number || t('users.none') },
            { label: t('users.fact.date'), value: day(withdraw_date) },
          ]}
          empty={t('users.noPayouts')}
        />
      </Box>
    </Box>
  );
};
