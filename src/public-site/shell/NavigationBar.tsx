import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, useEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { LogoMark } from '../art/LogoMark.tsx';
import { Account, AccountSkeleton } from './Account.tsx';
import { header, menu, row } from './barStyles.ts';
import { Container } from './Container.tsx';
import { NavLinks } from './NavLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { onlyWithoutSession, onlyWithSession } from '#ui/page/sessionMark.ts';

const MENU = 'site-menu';

type NavigationBarProps = {
  /** True on the Dashboard, whose header is lower than the site's. */
  compact: boolean;
  /** True while the Dashboard has put its own bar in place of the site's. */
  taken: boolean;
  /** Ref callback for the element into which the Dashboard renders its bar. */
  place: RefCallback<HTMLElement>;
};

/**
 * Header of every page (C-31). It contains the site's bar, or while `taken` the Dashboard's (C-61), which is rendered
 * into the element that `place` gets. `compact`, on the Dashboard, makes it lower.
 */
export const NavigationBar = ({ compact, taken, place }: NavigationBarProps) => {
  const bar = useRef<HTMLElement>(null);
  const { pressed, onPointerDown } = usePressed();
  const given = taken && !pressed;
  return (
    <Box component="header" ref={bar} sx={header(compact)}>
      {!given && (
        <Box onPointerDown={onPointerDown} sx={{ display: 'contents' }}>
          <SiteBar compact={compact} bar={bar} />
        </Box>
      )}
      {/* There from the start, so that the Dashboard's bar is drawn with the Dashboard, not in one long task after it. */}
      <div ref={place} hidden={!given} />
    </Box>
  );
};

/**
 * Hook that returns `pressed`, true while a pointer is down on the element that gets `onPointerDown`. Until the
 * release, the site's bar stays, because a press on a button that goes away meanwhile would be lost.
 */
const usePressed = () => {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return undefined;
    // The click comes after the release.
    const release = () => setTimeout(() => setPressed(false));
    const events = ['pointerup', 'pointercancel'] as const;
    events.forEach((name) => addEventListener(name, release));
    return () => {
      events.forEach((name) => removeEventListener(name, release));
    };
  }, [pressed]);
  return { pressed, onPointerDown: () => setPressed(true) };
};

const SiteBar = ({ compact, bar }: { compact: boolean; bar: RefObject<HTMLElement | null> }) => {
  const t = useT();
  const { user, record, expected } = useSessionState();
  const prerendered = usePrerendered();
  const logOut = useLogOut();
  // Forms have their own primary button.
  const isForm = ['/login', '/register'].includes(useLocation().pathname);
  const { open, toggle, button } = usePhoneMenu(bar);
  return (
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
      <Brand />
      <Box id={MENU} sx={menu(open)}>
        <Box component="nav" aria-label={t('nav.label')}>
          <StillLinks signedIn={user !== null || expected} />
        </Box>
        {user && (
          <Button variant="text" onClick={() => void logOut()} sx={{ px: 1.25, minHeight: { xs: 40, md: 32 } }}>
            {t('action.logOut')}
          </Button>
        )}
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
        {!compact && <StillLanguages />}
        <StillThemeButton />
        {user && <Account user={user} record={record} />}
        {!user && (expected || prerendered) && <AccountSkeleton {...(prerendered && { sx: onlyWithSession })} />}
        {!user && !expected && (
          <Button
            variant={isForm ? 'outlined' : 'contained'}
            color={isForm ? 'secondary' : 'primary'}
            component={RouterLink}
            to="/login"
            {...(prerendered && { sx: onlyWithoutSession })}
          >
            {t('nav.login')}
          </Button>
        )}
      </Box>
    </Container>
  );
};

/** Memoized links, because the session's state changes several times until it is known who is signed in. */
const StillLinks = memo(NavLinks);
const StillLanguages = memo(LanguageSwitch);
const StillThemeButton = memo(ThemeButton);

/** Logo and name of the product. It is no link, because 'Home' is beside it. Narrow phones show only the logo. */
const Brand = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, fontSize: '1.125rem' }}>
    <LogoMark size={28} />
    <Box component="span" sx={{ '@media (max-width: 359.95px)': { display: 'none' } }}>
      {product.name}
    </Box>
  </Box>
);

/**
 * Hook for the bar's menu on phones. A press on a link, the Escape key, or a press or focus outside the element `bar`
 * closes the menu. `button` is the ref for the button that opens it, which gets the focus back after Escape.
 */
const usePhoneMenu = (bar: RefObject<HTMLElement | null>) => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A navigation changes this key, and thereby closes the menu without an effect.
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && bar.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : inside) return;
      setOpenAt(null);
      if (event instanceof KeyboardEvent) button.current?.focus();
    };
    const events = ['keydown', 'pointerdown', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, close));
    return () => {
      events.forEach((name) => document.removeEventListener(name, close));
    };
  }, [open, bar]);

  const toggle = () => setOpenAt(open ? null : key);
  return { open, toggle, button };
};
