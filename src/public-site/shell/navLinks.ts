import type { PlainKey } from '#i18n/messages.ts';

export type NavLinkRow = {
  to: string;
  label: PlainKey;
  /** Whom it is for; everybody where it does not say. */
  only?: 'signedIn';
};

/** The bar's links within the site (NAV-1 to NAV-4); 'Login' stands at the other end, as a button. */
// prettier-ignore
export const navLinks: readonly NavLinkRow[] = [
  { to: '/',          label: 'nav.home' },
  { to: '/aboutUs',   label: 'nav.about' },
  { to: '/Dashboard', label: 'nav.dashboard', only: 'signedIn' },
  { to: '/Profile',   label: 'nav.profile',   only: 'signedIn' },
];
