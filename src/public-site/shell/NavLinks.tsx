import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import type { PlainKey } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { onlyWithSession } from '#ui/page/sessionMark.ts';

type NavLinksProps = {
  signedIn: boolean;
  /** Component with the icon of the link to a page of this site, or to another site without `to`. */
  Icon?: ComponentType<{ to?: string }>;
};

/**
 * List of the bar's links: those for all visitors, and for signed-in users those to Dashboard and Profile (NAV-1 to
 * NAV-4, NAV-6).
 */
export const NavLinks = ({ signedIn, Icon }: NavLinksProps) => {
  const t = useT();
  const prerendered = usePrerendered();
  const shown = navLinks.filter(({ only }) => only !== 'signedIn' || signedIn || prerendered);
  return (
    <Box component="ul" sx={list}>
      {shown.map(({ to, label, only }) => (
        <Box component="li" key={to} {...(only && prerendered && { sx: onlyWithSession })}>
          <Link component={NavLink} to={to} end={to === '/'} underline="none" sx={item}>
            {Icon && <Icon to={to} />}
            {t(label)}
          </Link>
        </Box>
      ))}
      <li>
        <Link href={product.repositoryUrl} underline="none" sx={item}>
          {Icon && <Icon />}
          {t('nav.repository')}
        </Link>
      </li>
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: 0.5,
};

const item = {
  position: 'relative',
  display: 'block',
  // Narrow, so that a worker's links fit the smallest bar in Bangla.
  px: { xs: 1.25, md: 0.75, lg: 1.25 },
  py: { xs: 1.25, md: 0.75 },
  borderRadius: '4px',
  whiteSpace: 'nowrap',
  color: 'var(--bar-text)',
  '&:hover': { background: 'var(--bar-hover)', color: 'var(--bar-strong)' },
  '&[aria-current="page"]': {
    color: 'var(--bar-strong)',
    fontWeight: 600,
    // Fluent's mark of the current page: below the word in the bar, beside it in a phone's menu.
    '&::after': {
      content: '""',
      position: 'absolute',
      borderRadius: 9999,
      background: 'var(--bar-mark)',
      left: { xs: 0, md: 6, lg: 10 },
      right: { xs: 'auto', md: 6, lg: 10 },
      top: { xs: 12, md: 'auto' },
      bottom: { xs: 12, md: 0 },
      width: { xs: 4, md: 'auto' },
      height: { xs: 'auto', md: 3 },
    },
  },
};

type NavLinkRow = {
  to: string;
  label: PlainKey;
  /** Value 'signedIn' for a link that only signed-in users see. */
  only?: 'signedIn';
};

/**
 * Links of the bar to pages of this site (NAV-1 to NAV-4). 'Login' is not among them: it is a button at the bar's other
 * end.
 */
// prettier-ignore
const navLinks: readonly NavLinkRow[] = [
  { to: '/',          label: 'nav.home' },
  { to: '/aboutUs',   label: 'nav.about' },
  { to: '/Dashboard', label: 'nav.dashboard', only: 'signedIn' },
  { to: '/Profile',   label: 'nav.profile',   only: 'signedIn' },
];
