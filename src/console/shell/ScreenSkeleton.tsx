import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useT } from '#i18n/useT.ts';

/** The shape of a screen while its code is on the way; the screen's own heading takes the place of this one. */
export const ScreenSkeleton = () => {
  const t = useT();
  return (
    <Box role="status">
      <Box component="h1" sx={visuallyHidden}>
        {t('loader.page')}
      </Box>
      <Skeleton width={220} height={40} />
      <Skeleton width={380} height={20} sx={{ maxWidth: '100%', mb: 3 }} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
};
