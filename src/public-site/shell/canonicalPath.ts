/** The top-level routes, spelt as the specification spells them (ROUTE-1). */
const topLevel = ['login', 'register', 'aboutUs', 'Profile', 'Dashboard'] as const;

/**
 * The one spelling of a path (C-38): '/ABOUTUS' → '/aboutUs', '/dashboard/x' → '/Dashboard/x'. What follows the first part
 * is left alone; so are unknown paths. Titles and redirects may then compare literally.
 */
export const canonicalPath = (pathname: string): string => {
  const [, first = '', ...rest] = pathname.split('/');
  const known = topLevel.find((name) => name.toLowerCase() === first.toLowerCase());
  if (!known) return pathname;
  const below = rest.join('/').replace(/\/+$/, '');
  return below === '' ? `/${known}` : `/${known}/${below}`;
};
