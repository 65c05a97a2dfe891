import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';

/** The shape of a screen while its code is loaded; the screen's own heading takes the place of this one. */
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
    <Box sx={gridStyle} />
  </>
);

/** A bar in the middle of each row of 52 px. */
const COLOUR = fluent('shimmer1');
const BAR = `linear-gradient(transparent 20px, ${COLOUR} 0 32px, transparent 0)`;

/**
 * Rows for more than most windows, drawn by one element: the skeleton is mounted anew at each step until the screen is there.
 */
const gridStyle = {
  minHeight: 420,
  height: 'calc(100vh - 224px)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  backgroundImage: [
    'linear-gradient(transparent 51px, var(--mui-palette-divider) 0)',
    `radial-gradient(circle at 16px 26px, ${COLOUR} 15.5px, transparent 16px)`,
    ...[BAR, BAR, BAR],
  ].join(),
  backgroundSize: '100% 52px, 32px 52px, 18% 52px, 30% 52px, 8% 52px',
  backgroundPosition: '0 0, 16px 0, 72px 0, calc(26% + 96px) 0, calc(100% - 16px) 0',
  backgroundRepeat: 'repeat-y',
} as const;
