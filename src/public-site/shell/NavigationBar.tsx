import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useT } from '#i18n/useT.ts';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { Account, AccountSkeleton } from './Account.tsx';
import { header, menu, row } from './barStyles.ts';
import { Brand } from './Brand.tsx';
import { Container } from './Container.tsx';
import { NavLinks } from './NavLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { onlyWithoutSession, onlyWithSession } from './sessionMark.ts';
import { usePhoneMenu } from './usePhoneMenu.ts';

const MENU = 'site-menu';

/** Above every page. `compact`, as a suite header, on the Dashboard, whose own bar carries brand and languages (C-31). */
export const NavigationBar = ({ compact }: { compact: boolean }) => {
  const t = useT();
  const { user, record, expected } = useSessionState();
  const prerendered = usePrerendered();
  const logOut = useLogOut();
  const { open, toggle, bar, button } = usePhoneMenu();
  return (
    <Box component="header" ref={bar} sx={header(compact)}>
      <Container sx={row(compact)}>
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
            <NavLinks signedIn={user !== null || expected} />
          </Box>
          {user && (
            <Button variant="text" onClick={() => void logOut()} sx={{ px: 1.25, minHeight: { xs: 40, md: 32 } }}>
              {t('action.logOut')}
            </Button>
          )}
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
          {!compact && <LanguageSwitch />}
          <ThemeButton />
          {user && <Account user={user} record={record} />}
          {!user && (expected || prerendered) && <AccountSkeleton {...(prerendered && { sx: onlyWithSession })} />}
          {!user && !expected && (
            <Button
              variant="contained"
              color="primary"
              component={RouterLink}
              to="/login"
              {...(prerendered && { sx: onlyWithoutSession })}
            >
              {t('nav.login')}
            </Button>
          )}
        </Box>
      </Container>
    </Box>
  );
};
