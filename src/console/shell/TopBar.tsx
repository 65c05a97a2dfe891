import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { KeyboardRegular } from '@fluentui/react-icons/headless/svg/keyboard';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { product } from '#product.ts';
import { useEverOpen } from '#ui/dialogs/useEverOpen.ts';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { dashboardBar } from '#ui/page/dashboardBar.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { PaletteButton } from '../palette/Palette.tsx';
import { barStyle, brandStyle } from './frameStyles.ts';
import { useAccountFacts } from './useAccountFacts.ts';

type TopBarProps = {
  /** The number of unread news. */
  unread: number;
  onMenu: () => void;
  onNotifications: () => void;
  onKeys: () => void;
  onPalette: () => void;
};

/**
 * The brand, the user's facts as far as there is room, and the buttons of palette, keys, languages, notices and account (DASH-8
 * to DASH-17). Below 900 px it is the only header: its menus hold what the shared bar has above that (C-61).
 */
export const TopBar = ({ unread, onMenu, onNotifications, onKeys, onPalette }: TopBarProps) => {
  const t = useT();
  const facts = useAccountFacts();
  return (
    <Box component="section" data-unprinted aria-label={t('topBar.label')} sx={barStyle} {...dashboardBar(false)}>
      <Tooltip title={t('menu.open')}>
        <IconButton aria-label={t('menu.open')} onClick={onMenu} sx={{ display: { md: 'none' } }}>
          <NavigationRegular />
        </IconButton>
      </Tooltip>
      <Typography component={Link} to="/" variant="h6" sx={brandStyle}>
        {product.name}
      </Typography>
      <Box sx={searchStyle}>
        <PaletteButton onClick={onPalette} />
      </Box>
      <Box component="dl" sx={factsStyle}>
        {facts.map(({ key, label, value }) => (
          <Box key={key} sx={shownAt[key]}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="body1" noWrap sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Tooltip title={t('keyboard.title')}>
        <IconButton
          aria-label={t('keyboard.title')}
          onClick={onKeys}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <KeyboardRegular />
        </IconButton>
      </Tooltip>
      <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <LanguageSwitch />
      </Box>
      <Bell unread={unread} onClick={onNotifications} />
      <AccountMenu />
    </Box>
  );
};

/** The style of coins and role, the only facts on a phone; the narrowest has none. The picture's menu has all of them. */
const onPhones = { flexShrink: 0, '@media (max-width: 359px)': { display: 'none' } } as const;
/** The style of name and e-mail, which are cut before coins and role are. */
const onDesks = { display: { xs: 'none', md: 'block' }, minWidth: 0 } as const;
const shownAt = { coins: onPhones, role: onPhones, name: onDesks, email: onDesks } as const;

const searchStyle = {
  display: 'flex',
  flex: 1,
  minWidth: { xs: 32, lg: 200 },
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
} as const;
const factsStyle = {
  display: 'flex',
  gap: { xs: 1.5, md: 3 },
  m: 0,
  mr: { xs: 0.5, md: 0 },
  flexShrink: { xs: 0, md: 1 },
  minWidth: 0,
} as const;

/** The mark has room for one digit. */
const MOST = 9;

/** Opens the Notifications. Its name stays the same; how many are new is its description, and announced as they come. */
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
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
  fontSize: '.625rem',
  fontWeight: 700,
  lineHeight: '16px',
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const;

/** The panel's code, which most visits never need. */
const AccountPanel = lazyOrNothing(async () => (await import('./AccountPanel.tsx')).AccountPanel);

/**
 * The picture at every width (DASH-15 to DASH-17), and behind it all that a narrow bar has no room for (DASH-9). Below 900 px
 * it holds the balance, the theme and LogOut as well, which stand in the shared bar above that (C-61), and on a phone the
 * languages.
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
