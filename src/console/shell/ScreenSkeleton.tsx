import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '#i18n/useT.ts';

/** The shape of a screen while its code is on the way. */
export const ScreenSkeleton = () => {
  const t = useT();
  return (
    <Box role="status" aria-label={t('loader.page')}>
      <Skeleton width={220} height={40} />
      <Skeleton width={380} height={20} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
};
