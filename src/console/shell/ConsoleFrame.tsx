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
 * The Dashboard while the session is loading (GUARD-3, C-66): its bar and sidebar without a name, and the shape of a screen.
 * When that takes too long, the ways out stand in its place (C-03). The build draws it for every address below /Dashboard, so
 * it imports no screen and makes no call.
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

/** The frame for a moment without buttons: the ways out come with the code behind them. */
export const BriefFrame = () => <ConsoleFrame onRetry={noWay} onLogOut={noWay} />;

const noWay = () => {};

/** The frame as the build draws it, for any user: shown only to browsers that have a session. */
export const PrerenderedFrame = () => (
  <Box sx={{ display: 'contents', ...onlyWithSession }}>
    <BriefFrame />
  </Box>
);

/** The lines of the sidebar: its heading, and as many pages as most roles have. */
const ITEMS = [...Array(5).keys()];

const SHAPE: ReactNode = (
  <Box aria-hidden>
    <ScreenShape />
  </Box>
);
