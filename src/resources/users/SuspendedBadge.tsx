import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { useSuspension } from './useSuspension.ts';

/** Badge beside a suspended user's name. Renders nothing for other users. */
export const SuspendedBadge = ({ id }: { id: string }) => {
  const t = useT();
  if (!useSuspension(id).suspension) return null;
  return (
    <Box component="span" sx={{ '* + &': { ml: 0.5 } }}>
      {' '}
      <StatusBadge tone="warning">{t('suspensions.badge')}</StatusBadge>
    </Box>
  );
};
