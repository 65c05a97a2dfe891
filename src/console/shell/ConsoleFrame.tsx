import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { product } from '#product.ts';
import { dashboardBar } from '#ui/page/dashboardBar.ts';
import { onlyWithSession } from '#ui/page/sessionMark.ts';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { FullScreenLoader, type WaysOut } from '#ui/loading/FullScreenLoader.tsx';
import { barStyle, brandStyle, columnStyle, screenStyle } from './frameStyles.ts';
import { ScreenShape } from './ScreenSkeleton.tsx';

/**
 * The Dashboard while the user is being found out (GUARD-3, C-66): its bar and sidebar without a word about anybody, and the shape
 * of a screen, in whose place stand the ways out when it takes too long (C-03). Drawn by the build for every address below
 * /Dashboard, so it asks for nothing and imports no screen.
 */
export const ConsoleFrame = (ways: WaysOut) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
    <Box sx={barStyle} aria-hidden {...dashboardBar(usePrerendered())}>
      <Skeleton variant="circular" sx={{ width: 24, height: 24, m: 0.5, display: { md: 'none' } }} />
      <Typography variant="h6" component="span" sx={brandStyle}>
        {product.name}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Skeleton sx={{ width: 160, height: 32, display: { xs: 'none', md: 'block' } }} />
      <Skeleton variant="circular" sx={{ width: 32, height: 32 }} />
    </Box>
    <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
      <Box sx={{ ...columnStyle, display: { xs: 'none', md: 'grid' }, alignContent: 'start' }} aria-hidden>
        {ITEMS.map((item) => (
          <Skeleton key={item} sx={{ width: 150, height: 20, mx: 2, mb: 2.5 }} />
        ))}
      </Box>
      <Box sx={{ ...screenStyle, display: 'flex' }}>
        <FullScreenLoader {...ways} shape={SHAPE} />
      </Box>
    </Box>
  </Box>
);

/** For a moment in which nothing can be pressed: the ways out come with the code that knows them. */
export const BriefFrame = () => <ConsoleFrame onRetry={noWay} onLogOut={noWay} />;

const noWay = () => {};

/** As the build draws it, where it cannot be known who is here: seen by those who have a session. */
export const PrerenderedFrame = () => (
  <Box sx={{ display: 'contents', ...onlyWithSession }}>
    <BriefFrame />
  </Box>
);

/** The heading and as many pages as most roles have. */
const ITEMS = [...Array(5).keys()];

const SHAPE: ReactNode = (
  <Box aria-hidden>
    <ScreenShape />
  </Box>
);
