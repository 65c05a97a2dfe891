import Skeleton from '@mui/material/Skeleton';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { useMay } from '#ui/rights/useMay.ts';
import { usePendingPayouts } from './usePendingPayouts.ts';
import type { UserRecord } from './userRecord.ts';

/** Who a user is, what they hold, and what waits to be paid to them. */
export const UserAccount = ({ user }: { user: UserRecord }) => {
  const t = useT();
  const worth = useWorth();
  const seesPayouts = useMay('list', 'withdrawals');
  return (
    <KeyFacts
      facts={[
        { label: t('users.column.email'), value: user.email },
        { label: t('users.column.role'), value: t(`role.${user.role || 'none'}`) },
        { label: t('users.fact.coins'), value: worth(user.coin) },
        ...(seesPayouts ? [{ label: t('users.fact.pendingPayouts'), value: <PendingPayouts user={user} /> }] : []),
      ]}
    />
  );
};

const PendingPayouts = ({ user }: { user: UserRecord }) => {
  const t = useT();
  const { dollars } = useFormat();
  const { data = [], isPending, error } = usePendingPayouts(user);
  if (isPending) return <Skeleton width={96} />;
  if (error) return t('users.unknown');
  const sum = data.reduce((all, { withdrawal_amount }) => all + withdrawal_amount, 0);
  return data.length === 0 ? t('users.none') : t('users.payouts', { smart_count: data.length, dollars: dollars(sum) });
};
