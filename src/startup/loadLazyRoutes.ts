import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the lazy routes of a path before the router is created, which would render nothing at first. */
export const loadLazyRoutes = async (routes: RouteObject[], path: string): Promise<void> => {
  const lazy = (matchRoutes(routes, path) ?? []).map(({ route }) => route).filter((route) => route.lazy);
  await Promise.all(
    lazy.map(async (route) => {
      const loaded = typeof route.lazy === 'function' ? await route.lazy() : {};
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
};
