import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { detailsParams } from '#ui/panel/useDetails.ts';

/**
 * react-admin keeps a list's page, order and filter in the address, takes whatever else stands there for its own, remembers it
 * and puts it back on the next visit. Open details are not a list's business: this hides them from it, and keeps them where
 * it writes a new query.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useLocation: () => {
    const location = reactRouterProvider.useLocation();
    return useMemo(() => ({ ...location, search: withoutDetails(location.search) }), [location]);
  },
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate();
    return useCallback<typeof navigate>(
      (to, options) => {
        const isQuery = typeof to === 'object' && to.pathname === undefined && to.search !== undefined;
        navigate(isQuery ? { ...to, search: withDetails(to.search, window.location.search) } : to, options);
      },
      [navigate],
    );
  },
};

const withoutDetails = (search: string): string => {
  const params = new URLSearchParams(search);
  if (!detailsParams.some((name) => params.has(name))) return search;
  for (const name of detailsParams) params.delete(name);
  return params.size === 0 ? '' : `?${params.toString()}`;
};

const withDetails = (search: string | undefined, current: string): string => {
  const [params, open] = [new URLSearchParams(search), new URLSearchParams(current)];
  for (const name of detailsParams) {
    const value = open.get(name);
    if (value !== null) params.set(name, value);
  }
  return `?${params.toString()}`;
};
