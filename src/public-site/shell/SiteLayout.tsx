import { ChatRegular } from '@fluentui/react-icons/headless/svg/chat';
import { PeopleCommunityRegular } from '@fluentui/react-icons/headless/svg/people-community';
import { VideoRegular } from '@fluentui/react-icons/headless/svg/video';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { isConsolePath } from '#ui/page/consolePath.ts';
import { BarPlace } from '#ui/page/dashboardBar.ts';
import { FREE_HEIGHT } from '#ui/page/demoBar.ts';
import { HeadingFocus } from '#ui/page/HeadingFocus.tsx';
import { SkipLink } from '#ui/page/SkipLink.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { LogoMark } from '../art/LogoMark.tsx';
import { useOwnWords } from '../useOwnWords.ts';
import { canonicalPath } from './canonicalPath.ts';
import { Container } from './Container.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { titleOf } from './titleOf.ts';

const CONTENT = 'content';

/** Layout of every route: navigation bar, content and footer. It stays mounted when the page changes (LAY-1, LAY-2). */
export const SiteLayout = () => {
  const t = useT();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const canonical = canonicalPath(pathname);
  const title = titleOf(canonical);
  usePageTitle(title && t(title));
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [taken, setTaken] = useState(false);
  const take = useCallback(() => {
    setTaken(true);
    return () => setTaken(false);
  }, []);
  const barPlace = useMemo(() => ({ place, take }), [place, take]);
  return (
    <HeadingFocus>
      <SkipLink target={CONTENT} />
      <Box sx={isConsolePath(canonical) ? consoleStyle : pageStyle}>
        <NavigationBar compact={isConsolePath(canonical)} taken={taken} place={setPlace} />
        <Box
          component="main"
          id={CONTENT}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          <StartFailed />
          {canonical === pathname ? (
            <BarPlace value={barPlace}>
              <Outlet />
            </BarPlace>
          ) : (
            <Navigate to={{ pathname: canonical, search, hash }} replace state={state} />
          )}
        </Box>
        <Footer compact={isConsolePath(canonical)} />
      </Box>
      <ScrollRestoration />
    </HeadingFocus>
  );
};

const pageStyle = { minHeight: FREE_HEIGHT, display: 'flex', flexDirection: 'column' } as const;
/**
 * Styles of the Dashboard's page. In wide windows the bar of the demo is inside the footer, so no height is kept free
 * for it.
 */
const consoleStyle = { ...pageStyle, minHeight: { xs: FREE_HEIGHT, lg: '100dvh' } } as const;

/** Hidden message in prerendered pages. The start script shows it when the page's code fails to load. */
const StartFailed = () => {
  const t = useT();
  if (!usePrerendered()) return null;
  return (
    <Box sx={{ p: 1, 'html:not([data-start="failed"]) &': { display: 'none' } }}>
      <AlertLine>{t('error.startFailed')}</AlertLine>
    </Box>
  );
};

/**
 * Footer of every page (FOOT-1 to FOOT-4); `compact` on the Dashboard. Its names and links come from src/product.ts.
 */
const Footer = ({ compact }: { compact: boolean }) => {
  const t = useT();
  const company = useOwnWords()(product.company);
  return (
    <Box component="footer" sx={compact ? lineStyle : footerStyle}>
      <Container sx={rowStyle}>
        <LogoMark size={32} />
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography sx={{ fontWeight: 600 }}>{product.name}</Typography>
          {[company, { text: t('footer.since'), lang: undefined }].map(({ text, lang }) => (
            <Typography key={text} lang={lang} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          ))}
        </Box>
        <Box role="group" aria-label={t('footer.social')} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton href={product.videoSiteUrl} aria-label={t('footer.videoSite')}>
            <VideoRegular aria-hidden />
          </IconButton>
          <IconButton href={product.socialNetworkUrl} aria-label={t('footer.socialNetwork')}>
            <PeopleCommunityRegular aria-hidden />
          </IconButton>
          {/* The microblog has no address, so its icon must not look like a link (C-33). */}
          <Box component="span" aria-hidden sx={decoration}>
            <ChatRegular />
          </Box>
        </Box>
      </Container>
    </Box>
  );
};

const footerStyle = { bgcolor: 'fluent.sidebar', borderTop: '1px solid', borderColor: 'divider', py: 2.5 } as const;
const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;

/**
 * Styles of the Dashboard's footer: one line of 40 px in wide windows, so that a list and its pager fill the window
 * above it.
 */
const lineStyle = (theme: Theme) => ({
  ...footerStyle,
  // The frame ends with the window, and some screens after it do not: a footer in sight would move away.
  [theme.breakpoints.between('sm', 'lg')]: { 'main:has([data-frame]) + &': { visibility: 'hidden' } },
  [theme.breakpoints.up('sm')]: {
    py: 0,
    '& > div': { maxWidth: 'none', minHeight: 39, pr: 'calc(24px + var(--demo-corner, 0px))' },
    '& > div > svg': { width: 20, height: 20 },
    '& > div > :nth-of-type(1)': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
  },
});

const decoration = {
  display: 'flex',
  p: '6px',
  fontSize: 20,
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;
