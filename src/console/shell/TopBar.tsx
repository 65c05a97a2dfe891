import { KeyboardRegular } from '@fluentui/react-icons/headless/svg/keyboard';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { Bell } from './Bell.tsx';
import { product } from '../../product.ts';

type TopBarProps = {
  /** News that nobody has looked at yet. */
  unread: number;
  onMenu: () => void;
  onNotifications: () => void;
  onKeys: () => void;
  onPalette: () => void;
};

/** Who is here, with a default for whatever the server left out (DASH-8 to DASH-17). */
export const TopBar = ({ unread, onMenu, onNotifications, onKeys, onPalette }: TopBarProps) => {
  const { record } = useSessionState();
  const t = useT();
  const { digits } = useFormat();
  const coins = record?.coin ?? 0;
  return (
    <Box component="section" aria-label={t('topBar.label')} sx={barStyle}>
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
        <Fact label={t('topBar.balance')}>{digits(coins)}</Fact>
        <Fact label={t('role.label')}>{t(`role.${record?.role || 'none'}`)}</Fact>
        <Fact label={t('topBar.name')} wide>
          {record?.name || t('topBar.guest')}
        </Fact>
        <Fact label={t('topBar.email')} wide>
          {record?.email || t('topBar.noEmail')}
        </Fact>
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
      <LanguageSwitch />
      <Bell unread={unread} onClick={onNotifications} />
      <Box sx={pictureStyle}>
        <PersonAvatar name={record?.name ?? ''} src={record?.imgurl ?? ''} />
      </Box>
    </Box>
  );
};

/** A phone has room for coins and role alone; name and e-mail are on the profile page. */
const Fact = ({ label, wide = false, children }: { label: string; wide?: boolean; children: string }) => (
  <Box sx={{ display: wide ? { xs: 'none', md: 'block' } : 'block', minWidth: 0 }}>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body1" noWrap sx={{ m: 0, fontWeight: 600 }}>
      {children}
    </Typography>
  </Box>
);

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, md: 1.5 },
  minHeight: 56,
  px: { xs: 1.5, md: 3 },
  // Room for all of it at 320 px.
  '@media (max-width: 359px)': { gap: '2px', px: 1 },
  bgcolor: 'background.paper',
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;
const searchStyle = {
  display: 'flex',
  flex: 1,
  minWidth: 32,
  justifyContent: { xs: 'flex-end', md: 'center' },
} as const;
/** Gives way first where a language's words are long and the window is narrow. */
const brandStyle = {
  color: 'text.primary',
  textDecoration: 'none',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
/** At 320 px there is no room for it; the site's bar right above shows it at every width. */
const pictureStyle = { '@media (max-width: 359px)': { display: 'none' } } as const;
const factsStyle = {
  display: 'flex',
  gap: { xs: 1.5, md: 3 },
  m: 0,
  flexShrink: { xs: 0, md: 1 },
  minWidth: 0,
} as const;
