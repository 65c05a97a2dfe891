import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '#i18n/useT.ts';

const COUNT = 6;

/** Stands for cards while they are on their way; `sx` is how they will stand. */
export const CardShapes = ({ sx }: { sx: object }) => {
  const t = useT();
  return (
    <Box role="status" aria-label={t('list.loading')} sx={sx}>
      {Array.from({ length: COUNT }, (_, place) => (
        <Card key={place} aria-hidden>
          <Skeleton variant="rectangular" height={120} />
          <Box sx={{ p: 2 }}>
            <Skeleton variant="text" width="80%" sx={{ fontSize: '1rem' }} />
            <Skeleton variant="text" width="45%" sx={{ mb: 2 }} />
            <Skeleton variant="text" width="60%" />
            <Skeleton variant="text" width="70%" />
            <Skeleton variant="rounded" width={112} height={32} sx={{ mt: 2 }} />
          </Box>
        </Card>
      ))}
    </Box>
  );
};
