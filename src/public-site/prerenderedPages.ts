import type { PlainKey } from '#i18n/messages.ts';

type PrerenderedPageRow = { path: string; headline: PlainKey; description: PlainKey };

/** Prerendered pages, with their descriptions for search engines and shared links. */
// prettier-ignore
export const prerenderedPages: readonly PrerenderedPageRow[] = [
  { path: '/',         headline: 'meta.home.headline',     description: 'meta.home.description' },
  { path: '/aboutUs',  headline: 'meta.about.headline',    description: 'meta.about.description' },
  { path: '/login',    headline: 'meta.login.headline',    description: 'meta.login.description' },
  { path: '/register', headline: 'meta.register.headline', description: 'meta.register.description' },
];
