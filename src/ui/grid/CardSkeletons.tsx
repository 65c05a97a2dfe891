import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '#i18n/useT.ts';

const COUNT = 5;

/** Stands for cards while the list is on its way. */
export const CardSkeletons = () => {
  const t = useT();
  return (
    <Box role="status" aria-label={t('list.loading')}>
      {Array.from({ length: COUNT }, (_, place) => (
        <Box key={place} aria-hidden sx={{ p: 1.5, borderTop: '1px solid var(--mui-palette-divider)' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
            <Skeleton variant="circular" width={32} height={32} />
            <Skeleton variant="text" width="45%" />
          </Box>
          <Skeleton variant="text" width="80%" />
          <Skeleton variant="text" width="60%" />
        </Box>
      ))}
    </Box>
  );
};
