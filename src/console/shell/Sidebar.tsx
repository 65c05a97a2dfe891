import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, type Theme } from '@mui/material/styles';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { siteLook } from '#public-site/shell/barStyles.ts';
import { NavLinks } from '#public-site/shell/NavLinks.tsx';
import { product } from '#product.ts';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { Drawer } from '#ui/overlay/Drawer.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { MayOpen } from '../ScreenGate.tsx';
import { addressOf, placeAt, screens } from '../screens.ts';
import { columnStyle } from './frameStyles.ts';
import { useSiteLinksInBar } from './useSiteLinksInBar.ts';

/**
 * Navigation of the Dashboard: the role's pages (DASH-7, DASH-21), and the site's links where the top bar has no room
 * for them. In windows from 900 px on it is beside the screen; in narrower ones it is a drawer, shown while `open`.
 */
export const Sidebar = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useT();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const inBar = useSiteLinksInBar();
  const site = !inBar && (
    <>
      <Divider sx={{ my: 2 }} />
      <Box component="nav" aria-label={t('nav.label')} onClick={onClose} sx={siteStyle}>
        <Heading>{product.name}</Heading>
        <NavLinks signedIn Icon={LateIcon} />
      </Box>
    </>
  );
  if (wide)
    return (
      <Box data-unprinted sx={columnStyle}>
        <div>
          <Pages />
          {site}
        </div>
      </Box>
    );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('menu.label'), sx: { width: 280, pt: 2, px: 0.5, bgcolor: 'fluent.sidebar' } },
      }}
    >
      <Pages onLeave={onClose} />
      {site}
    </Drawer>
  );
};

const Pages = ({ onLeave }: { onLeave?: () => void }) => {
  const t = useT();
  const role = useSessionState().record?.role || 'none';
  const here = placeAt(useLocation().pathname)?.screen;
  return (
    <Box component="nav" aria-label={t('menu.label')}>
      <Heading>{t('menu.heading', { role: t(`role.${role}`).toUpperCase() })}</Heading>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {screens.map((screen) => {
          if (screen.role !== role || !screen.label) return null;
          // A screen without its own item lights the item of the screen that leads to it; aria-current="page" would be
          // wrong there.
          const current = screen === here ? 'page' : screen.path === here?.from ? true : undefined;
          const Icon = current ? screen.icon?.selected : screen.icon?.rest;
          return (
            <MayOpen key={screen.path} screen={screen}>
              <Box component="li">
                <Item to={addressOf(screen)} aria-current={current} onClick={() => onLeave?.()}>
                  {Icon && <Icon />}
                  {t(screen.label)}
                </Item>
              </Box>
            </MayOpen>
          );
        })}
      </Box>
    </Box>
  );
};

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="h2" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
    {children}
  </Typography>
);

const SiteIcon = lazyOrNothing(async () => (await import('./SiteIcon.tsx')).SiteIcon);

/** Icon of a site's link. Its code is loaded late, because in wide windows the links are in the top bar. */
const LateIcon = ({ to }: { to?: string }) => (
  <Suspense>
    <SiteIcon {...(to !== undefined && { to })} />
  </Suspense>
);

/** Style of the site's links, in line with the Dashboard's pages; only a Dashboard page looks selected. */
const siteStyle = {
  ...siteLook,
  '--bar-text': fluent('text1'),
  '& ul': { flexDirection: 'column', gap: 0 },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 40, py: 0, pl: 6.5, pr: 2 },
  '& a svg': { position: 'absolute', insetInlineStart: 16, fontSize: 20, color: fluent('text2') },
  '& a[aria-current="page"]': { fontWeight: 400, color: 'var(--bar-text)' },
  '& a[aria-current="page"]::after': { display: 'none' },
} as const;

/** Navigation item in the look of Fluent: 40 px high, and when selected with a pill of 4 × 20 px at its left edge. */
const Item = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 40,
  paddingInline: theme.spacing(2),
  borderRadius: 4,
  color: fluent('text1'),
  textDecoration: 'none',
  '& svg': { fontSize: 20, color: fluent('text2') },
  '&:hover': { background: fluent('surface1Selected') },
  '&[aria-current]': { fontWeight: 600 },
  '&[aria-current] svg': { color: fluent('brandText') },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    width: 4,
    height: 20,
    borderRadius: 2,
    background: fluent('brandText'),
  },
}));
