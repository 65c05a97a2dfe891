import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { personOf } from '#authProvider/personOf.ts';
import type { User } from '#domain/entities.ts';
import type { IdentityUser } from '#services/identity.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';

type AccountProps = { user: IdentityUser; record: User | null };

/** Balance and picture of the signed-in user, for the navigation bar (NAV-7, NAV-8). */
export const Account = ({ user, record }: AccountProps) => {
  const t = useT();
  const { name, picture } = personOf(user, record);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      {record ? <Balance coins={record.coin} /> : <BalanceSkeleton />}
      <PersonAvatar name={name} src={picture} label={t('nav.picture', { name })} />
    </Box>
  );
};

/** Balance as the money that the coins are worth (NAV-8). Its accessible name has the number of coins too (C-12). */
export const Balance = ({ coins }: { coins: number }) => {
  const t = useT();
  const { worth } = useFormat();
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('nav.balance', { dollars: worth(coins), smart_count: coins })}
      sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {t('coins.dollars', { dollars: worth(coins) })}
    </Box>
  );
};

/** Skeleton of {@link Account}, shown until it is known who is signed in, so that nothing moves afterwards. */
export const AccountSkeleton = ({ sx = {} }: { sx?: object }) => (
  <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 1.5, ...sx }}>
    <BalanceSkeleton />
    <Skeleton variant="circular" sx={{ width: 32, height: 32 }} />
  </Box>
);

const BalanceSkeleton = () => <Skeleton aria-hidden sx={{ width: 48, height: 20 }} />;
