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
      <ScreenShape />
    </Box>
  );
};

/** A heading, and a grid down to the end of the window: a footer in sight would move when the screen comes. */
export const ScreenShape = () => (
  <>
    <Skeleton sx={{ width: 220, height: 40 }} />
    <Skeleton sx={{ width: 380, height: 20, maxWidth: '100%', mb: 3, display: { xs: 'none', sm: 'block' } }} />
    <Box sx={gridStyle}>
      {ROWS.map((row) => (
        <Box key={row} sx={rowStyle}>
          <Skeleton animation={false} variant="circular" sx={{ width: 32, height: 32, flexShrink: 0 }} />
          <Skeleton animation={false} sx={{ width: '20%' }} />
          <Skeleton animation={false} sx={{ width: '35%' }} />
          <Skeleton animation={false} sx={{ width: '10%', ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  </>
);

/** More than most windows show. */
const ROWS = [...Array(16).keys()];

const gridStyle = {
  minHeight: 420,
  height: 'calc(100vh - 224px)',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 2,
  height: 52,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;
