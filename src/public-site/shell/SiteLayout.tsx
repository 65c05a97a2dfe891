import Box from '@mui/material/Box';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { FREE_HEIGHT } from '#ui/page/demoBar.ts';
import { HeadingFocus } from '#ui/page/HeadingFocus.tsx';
import { SkipLink } from '#ui/page/SkipLink.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { canonicalPath } from './canonicalPath.ts';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { titleOf } from './pageTitles.ts';
import { StartFailed } from './StartFailed.tsx';

const CONTENT = 'content';

/** Around every route: navigation bar, the routed content, footer. It stays mounted while the visitor moves (LAY-1, LAY-2). */
export const SiteLayout = () => {
  const t = useT();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const canonical = canonicalPath(pathname);
  const title = titleOf(canonical);
  usePageTitle(title && t(title));
  return (
    <HeadingFocus>
      <SkipLink target={CONTENT} />
      <Box sx={{ minHeight: FREE_HEIGHT, display: 'flex', flexDirection: 'column' }}>
        <NavigationBar compact={/^\/Dashboard(\/|$)/.test(canonical)} />
        <Box
          component="main"
          id={CONTENT}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          <StartFailed />
          {canonical === pathname ? (
            <Outlet />
          ) : (
            <Navigate to={{ pathname: canonical, search, hash }} replace state={state} />
          )}
        </Box>
        <Footer />
      </Box>
      <ScrollRestoration />
    </HeadingFocus>
  );
};
