import { DASHBOARD, isConsolePath } from '#ui/page/consolePath.ts';

/** File for every address that is not prerendered; the product's code decides what it shows. */
export const SHELL_FILE = 'spa.html';

/** File for every address of the console. */
export const CONSOLE_FILE = 'console.html';

/** Rows of dist/_redirects: files and prerendered pages come first, then the first matching row. */
export const redirects = [
  [DASHBOARD, CONSOLE_FILE],
  [`${DASHBOARD}/*`, CONSOLE_FILE],
  ['/*', SHELL_FILE],
] as const;

/** File of an address that has none of its own. */
export const fallbackOf = (path: string): string => (isConsolePath(path) ? CONSOLE_FILE : SHELL_FILE);

/** File with response headers, which hosts such as Netlify and Cloudflare Pages read. */
export const HEADERS_FILE = '_headers';

/** File of a page: '/aboutUs' → 'aboutUs/index.html'. */
export const fileOf = (path: string): string => `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
