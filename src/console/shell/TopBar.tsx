import { KeyboardRegular } from '@fluentui/react-icons/headless/svg/keyboard';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
import { dashboardBar } from '#ui/page/dashboardBar.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { barStyle, brandStyle } from './frameStyles.ts';
import { useAccountFacts } from './useAccountFacts.ts';

type TopBarProps = {
  /** News that nobody has looked at yet. */
  unread: number;
  onMenu: () => void;
  onNotifications: () => void;
  onKeys: () => void;
  onPalette: () => void;
};

/**
 * The brand, who is here as far as there is room, and what opens beside the screen (DASH-8 to DASH-17). Below 900 px it is the
 * only header: the menu and the picture's menu hold what the shared bar has above that (C-61).
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

/** A phone has room for coins and role alone, the narrowest for neither; all of it stands in the menu of the picture. */
const onPhones = { flexShrink: 0, '@media (max-width: 359px)': { display: 'none' } } as const;
/** Long ones are cut before the coins and the role are. */
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
