import { DASHBOARD, isConsolePath } from '#ui/page/consolePath.ts';

/** What every address gets that is no prerendered page: the product's code decides there. */
export const SHELL_FILE = 'spa.html';

/** What every address of the console gets. */
export const CONSOLE_FILE = 'console.html';

/** What dist/_redirects says: files and prerendered pages come first, then the first row that fits. */
export const redirects = [
  [DASHBOARD, CONSOLE_FILE],
  [`${DASHBOARD}/*`, CONSOLE_FILE],
  ['/*', SHELL_FILE],
] as const;

/** The file behind an address that has none of its own. */
export const fallbackOf = (path: string): string => (isConsolePath(path) ? CONSOLE_FILE : SHELL_FILE);

/** Hosts such as Netlify and Cloudflare Pages read this file; for others it says what to configure. */
export const HEADERS_FILE = '_headers';

/** '/aboutUs' → 'aboutUs/index.html' */
export const fileOf = (path: string): string => `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
