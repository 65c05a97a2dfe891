import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { KeyboardRegular } from '@fluentui/react-icons/headless/svg/keyboard';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useContext, useId, useLayoutEffect, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { product } from '#product.ts';
import { LogoMark } from '#public-site/art/LogoMark.tsx';
import { Balance } from '#public-site/shell/Account.tsx';
import { NavLinks } from '#public-site/shell/NavLinks.tsx';
import { ThemeButton } from '#public-site/shell/ThemeButton.tsx';
import { useEverOpen } from '#ui/dialogs/useEverOpen.ts';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { BarPlace } from '#ui/page/dashboardBar.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { PaletteButton } from '../palette/Palette.tsx';
import { barStyle, brandStyle } from './frameStyles.ts';
import { useAccountFacts } from './useAccountFacts.ts';
import { useSiteLinksInBar } from './useSiteLinksInBar.ts';

type TopBarProps = {
  /** Number of unread news (entries of kind 'info') in the Notifications. */
  unread: number;
  /**
   * Handler that opens the sidebar. The others open the Notifications, the list of keyboard shortcuts, and the command
   * palette.
   */
  onMenu: () => void;
  onNotifications: () => void;
  onKeys: () => void;
  onPalette: () => void;
};

/**
 * Top bar of the Dashboard, rendered into the page's header, with everything that the site's bar has (DASH-8 to
 * DASH-17, NAV-1 to NAV-12). Controls that a narrow window has no room for are in the sidebar and in the panel behind
 * the user's picture (C-61). Its props are the number of unread news, and the handlers of its buttons.
 */
export const TopBar = (props: TopBarProps) => {
  const { place, take } = useContext(BarPlace);
  useLayoutEffect(take, [take]);
  return place && createPortal(<Bar {...props} />, place);
};

const Bar = ({ unread, onMenu, onNotifications, onKeys, onPalette }: TopBarProps) => {
  const t = useT();
  return (
    <Box component="section" data-unprinted aria-label={t('topBar.label')} sx={barStyle}>
      <Tooltip title={t('menu.open')}>
        <IconButton aria-label={t('menu.open')} onClick={onMenu} sx={{ display: { md: 'none' } }}>
          <NavigationRegular />
        </IconButton>
      </Tooltip>
      <Box component={Link} to="/" sx={brandStyle}>
        <LogoMark size={24} />
        <span>{product.name}</span>
      </Box>
      {useSiteLinksInBar() && (
        <Box component="nav" aria-label={t('nav.label')} sx={linksStyle}>
          <NavLinks signedIn />
        </Box>
      )}
      <Box sx={searchStyle}>
        <PaletteButton onClick={onPalette} />
      </Box>
      <Facts />
      <Box sx={buttonsStyle}>
        <Tooltip title={t('keyboard.title')}>
          <IconButton aria-label={t('keyboard.title')} onClick={onKeys} sx={keysStyle}>
            <KeyboardRegular />
          </IconButton>
        </Tooltip>
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <LanguageSwitch />
        </Box>
        <Bell unread={unread} onClick={onNotifications} />
        <Box sx={onDesks}>
          <ThemeButton />
        </Box>
      </Box>
      <LogOut />
      <AccountMenu />
    </Box>
  );
};

const Facts = () => {
  const facts = useAccountFacts();
  const { record } = useSessionState();
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(({ key, label, value }) => (
        <Box key={key} sx={shownAt[key]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {key === 'coins' && (
            <dd>
              <Balance coins={balanceOf({ record })} />
            </dd>
          )}
        </Box>
      ))}
    </Box>
  );
};

const LogOut = () => {
  const t = useT();
  const logOut = useLogOut();
  return (
    <Button variant="text" onClick={() => void logOut()} sx={{ ...onDesks, px: 1, minWidth: 0, flexShrink: 0 }}>
      {t('action.logOut')}
    </Button>
  );
};

/** Style of controls that are hidden in narrow windows, where the account panel has them instead. */
const onDesks = { display: { xs: 'none', md: 'block' } } as const;
/**
 * Style of coins and role, the only facts in the bar on a phone. Below 360 px they are hidden too; the account panel
 * has all facts.
 */
const onPhones = { gridRow: '1 / 3', '@media (max-width: 359px)': { display: 'none' } } as const;
/** Style of name and e-mail, one above the other; they are truncated before coins and role are. */
const cutStyle = {
  ...onDesks,
  gridColumn: 3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& > dt': visuallyHidden,
} as const;
const shownAt = {
  coins: onPhones,
  role: onPhones,
  name: cutStyle,
  email: { ...cutStyle, '& > dd': { fontWeight: 400, fontSize: '.75rem' } },
} as const;

/**
 * Media query for windows below 1400 px, where the user's name needs more room. There the site's links, shown from 1280
 * px on, are closer together. The button of the shortcuts is hidden, because '?' and the palette open them too.
 */
const TIGHT = '@media (max-width: 1399.95px)';
const linksStyle = { [TIGHT]: { '& a': { px: 0.75 }, '& a[aria-current]::after': { left: 6, right: 6 } } } as const;
const keysStyle = { display: { xs: 'none', md: 'inline-flex' }, [TIGHT]: { display: 'none' } } as const;

const searchStyle = {
  display: 'flex',
  flex: 1,
  minWidth: { xs: 32, md: 120 },
  '@media (min-width: 1280px)': { minWidth: 184 },
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
} as const;

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, auto)',
  columnGap: { xs: 1.5, md: 2 },
  m: 0,
  flexShrink: { xs: 0, md: 1 },
  minWidth: 0,
  fontSize: '.875rem',
  lineHeight: '1.125rem',
  whiteSpace: 'nowrap',
  '& dt': { fontSize: '.75rem', lineHeight: '1rem' },
  '& dd': { display: 'inline', m: 0, fontWeight: 600 },
  '& dd + dd': { display: { xs: 'none', md: 'inline' } },
  '& dd + dd::before': { content: '"·"', mx: 0.5 },
} as const;

const buttonsStyle = { display: 'flex', alignItems: 'center', flexShrink: 0 } as const;

/** Largest number on the bell's badge, which has room for one digit. */
const MOST = 9;

/**
 * Button that opens the Notifications. Its accessible name never changes; the number of unread news is its description,
 * and is announced when it changes.
 */
const Bell = ({ unread, onClick }: { unread: number; onClick: () => void }) => {
  const t = useT();
  const { digits } = useFormat();
  const news = useId();
  return (
    <>
      <Tooltip title={t('notifications.title')}>
        <IconButton
          aria-label={t('notifications.title')}
          aria-describedby={unread > 0 ? news : undefined}
          onClick={onClick}
          sx={{ position: 'relative' }}
        >
          <AlertRegular />
          {unread > 0 && (
            <Box component="span" aria-hidden sx={markStyle}>
              {unread > MOST ? `${digits(MOST)}+` : digits(unread)}
            </Box>
          )}
        </IconButton>
      </Tooltip>
      <Box component="span" role="status" id={news} sx={visuallyHidden}>
        {unread > 0 && t('notifications.unread', { smart_count: unread })}
      </Box>
    </>
  );
};

const markStyle = {
  position: 'absolute',
  // Over the bell's corner, with an edge in the bar's colour.
  top: -2,
  insetInlineEnd: -2,
  minWidth: 16,
  px: 0.5,
  borderRadius: 2,
  boxShadow: '0 0 0 2px var(--bar-fill)',
  fontSize: '.625rem',
  fontWeight: 700,
  lineHeight: '16px',
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const;

/** Panel behind the user's picture, loaded late because most visits never open it. */
const AccountPanel = lazyOrNothing(async () => (await import('./AccountPanel.tsx')).AccountPanel);

/**
 * Button with the user's picture in the bar (DASH-15 to DASH-17), which opens the account panel (DASH-9). Below 900 px
 * the panel also has the balance, the theme and LogOut, which the bar itself shows in wider windows (C-61); on a phone
 * also the languages.
 */
export const AccountMenu = () => {
  const { record } = useSessionState();
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(anchor !== null);
  const label = t('topBar.account', { name: record?.name || t('topBar.guest') });
  const picture = { name: record?.name ?? '', src: record?.imgurl ?? '' };
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            if (AccountPanel.isLost()) void loadAnew();
          }}
          sx={{ p: 0, flexShrink: 0 }}
        >
          <PersonAvatar {...picture} />
        </IconButton>
      </Tooltip>
      {everOpen && (
        <Suspense>
          <AccountPanel anchor={anchor} label={label} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
