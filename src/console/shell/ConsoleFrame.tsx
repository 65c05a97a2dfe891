import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { aroundFilling } from '#ui/grid/aroundFilling.ts';
import { onlyWithSession } from '#ui/page/sessionMark.ts';
import { FullScreenLoader, type WaysOut } from '#ui/loading/FullScreenLoader.tsx';
import { columnStyle, screenStyle } from './frameStyles.ts';
import { ScreenShape } from './ScreenSkeleton.tsx';

/**
 * Frame of the Dashboard while the session is loading (GUARD-3, C-66): the sidebar as a skeleton, and the shape of a
 * screen. When loading takes too long, 'Try again' and 'LogOut' replace that shape (C-03); `ways` has the callbacks of
 * these buttons, and `stuck` to show them at once. The build prerenders it for every address below /Dashboard, so it
 * imports no screen and makes no call.
 */
export const ConsoleFrame = (ways: WaysOut) => (
  <Box data-frame sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
    <Box sx={{ ...columnStyle, display: { xs: 'none', md: 'grid' }, alignContent: 'start' }} aria-hidden>
      {ITEMS.map((item) => (
        <Skeleton key={item} sx={{ width: 150, height: 20, mx: 2, mb: 2.5 }} />
      ))}
    </Box>
    <Box sx={{ ...screenStyle, display: 'flex' }}>
      <FullScreenLoader {...ways} shape={SHAPE} />
    </Box>
  </Box>
);

/** Frame of the Dashboard with buttons that do nothing, for the moment until the code behind them is loaded. */
export const BriefFrame = () => <ConsoleFrame onRetry={noWay} onLogOut={noWay} />;

const noWay = () => {};

/** Frame as the build prerenders it, for any user. CSS shows it only in browsers that have a session. */
export const PrerenderedFrame = () => (
  <Box sx={{ display: 'contents', ...onlyWithSession }}>
    <BriefFrame />
  </Box>
);

/** Keys for the lines of the sidebar's skeleton: its heading, and as many pages as most roles have. */
const ITEMS = [...Array(5).keys()];

const SHAPE: ReactNode = (
  <Box aria-hidden sx={aroundFilling}>
    <ScreenShape />
  </Box>
);
