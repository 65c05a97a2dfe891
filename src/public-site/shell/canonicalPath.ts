/** First segments of the site's paths, in the specification's spelling (ROUTE-1). */
const topLevel = ['login', 'register', 'aboutUs', 'Profile', 'Dashboard'] as const;

/**
 * Path in the spelling of the specification (C-38): '/ABOUTUS' → '/aboutUs', '/dashboard/x' → '/Dashboard/x'. Only the
 * first segment is changed, and a slash at the end is dropped; unknown paths stay as they are.
 */
export const canonicalPath = (pathname: string): string => {
  const [, first = '', ...rest] = pathname.split('/');
  const known = topLevel.find((name) => name.toLowerCase() === first.toLowerCase());
  if (!known) return pathname;
  const below = rest.join('/').replace(/\/+$/, '');
  return below === '' ? `/${known}` : `/${known}/${below}`;
};
