/** Top-level routes in the specification's spelling (ROUTE-1). */
const topLevel = ['login', 'register', 'aboutUs', 'Profile', 'Dashboard'] as const;

/**
 * Canonical spelling of a path (C-38): '/ABOUTUS' → '/aboutUs', '/dashboard/x' → '/Dashboard/x'. Parts after the first,
 * and unknown paths, stay. Titles and redirects can then compare literally.
 */
export const canonicalPath = (pathname: string): string => {
  const [, first = '', ...rest] = pathname.split('/');
  const known = topLevel.find((name) => name.toLowerCase() === first.toLowerCase());
  if (!known) return pathname;
  const below = rest.join('/').replace(/\/+$/, '');
  return below === '' ? `/${known}` : `/${known}/${below}`;
};
