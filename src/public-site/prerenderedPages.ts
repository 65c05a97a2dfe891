import type { PlainKey } from '#i18n/messages.ts';

type PrerenderedPageRow = { path: string; headline: PlainKey; description: PlainKey };

/**
 * Public pages that the build prerenders. Headline and description are for search engines and previews of shared links.
 */
// prettier-ignore
export const prerenderedPages: readonly PrerenderedPageRow[] = [
  { path: '/',         headline: 'home.headline',       description: 'home.lead' },
  { path: '/aboutUs',  headline: 'meta.about.headline', description: 'meta.about.description' },
  { path: '/login',    headline: 'login.submit',        description: 'login.lead' },
  { path: '/register', headline: 'register.heading',    description: 'meta.register.description' },
];
