/** What every address gets that is no prerendered page: the product's code decides there. */
export const SHELL_FILE = 'spa.html';

/** Hosts such as Netlify and Cloudflare Pages read this file; for others it says what to configure. */
export const HEADERS_FILE = '_headers';

/** '/aboutUs' → 'aboutUs/index.html' */
export const fileOf = (path: string): string => `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
