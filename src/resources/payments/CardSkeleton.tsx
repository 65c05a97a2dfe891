import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '#i18n/useT.ts';
import { StatusLine } from '#ui/messages/StatusLine.tsx';

/** The card form's skeleton while its code, or the card company's, is loaded. */
export const CardSkeleton = () => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <StatusLine>{t('purchase.loading')}</StatusLine>
      <Skeleton variant="rounded" height={36} />
      <Skeleton variant="rounded" height={32} width={200} />
    </Box>
  );
};
