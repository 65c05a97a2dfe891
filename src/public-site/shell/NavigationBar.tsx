import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { Account } from './Account.tsx';
import { Brand } from './Brand.tsx';
import { Container } from './Container.tsx';
import { NavLinks } from './NavLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { usePhoneMenu } from './usePhoneMenu.ts';

const MENU = 'site-menu';

/** Above every page. `compact` on the Dashboard, whose own bar carries the brand (C-31). One set of links for all widths. */
export const NavigationBar = ({ compact }: { compact: boolean }) => {
  const t = useT();
  const { user, record } = useSessionState();
  const logOut = useLogOut();
  const { open, toggle, bar, button } = usePhoneMenu();
  return (
    <Box component="header" ref={bar} sx={header(compact)}>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 }, height: compact ? 44 : 60 }}>
        <IconButton
          ref={button}
          aria-label={t('nav.menu')}
          aria-expanded={open}
          aria-controls={MENU}
          onClick={toggle}
          sx={{ display: { md: 'none' } }}
        >
          {open ? <DismissRegular aria-hidden /> : <NavigationRegular aria-hidden />}
        </IconButton>
        {!compact && <Brand />}
        <Box id={MENU} sx={menu(open)}>
          <Box component="nav" aria-label={t('nav.label')}>
            <NavLinks signedIn={user !== null} />
          </Box>
          {user && (
            <Button variant="text" onClick={() => void logOut()} sx={{ px: 1.25 }}>
              {t('action.logOut')}
            </Button>
          )}
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
          <ThemeButton />
          {user ? (
            <Account user={user} record={record} />
          ) : (
            <Button variant="contained" color="primary" component={RouterLink} to="/login">
              {t('nav.login')}
            </Button>
          )}
        </Box>
      </Container>
    </Box>
  );
};

const header = (compact: boolean) => ({
  position: { xs: 'relative', md: compact ? 'relative' : 'sticky' },
  top: 0,
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
});

const menu = (open: boolean) => ({
  flex: { md: 1 },
  display: { xs: open ? 'flex' : 'none', md: 'flex' },
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'center' },
  justifyContent: 'space-between',
  gap: 0.5,
  position: { xs: 'absolute', md: 'static' },
  top: '100%',
  left: 0,
  right: 0,
  p: { xs: 1, md: 0 },
  bgcolor: 'background.paper',
  boxShadow: { xs: fluent('shadow16'), md: 'none' },
  '& .MuiButton-root': { justifyContent: 'flex-start' },
});
