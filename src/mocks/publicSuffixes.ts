/** Stands in for the package `tldts` (vite.config.ts): the last two labels of a host are its site. */
export const getDomain = (host: string): string => host.split('.').slice(-2).join('.');
