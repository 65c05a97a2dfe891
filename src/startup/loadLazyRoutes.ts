import { matchRoutes, type RouteObject } from 'react-router';

/** Loads what a path shows before the router is made: it draws nothing at first where a route is still lazy. */
export const loadLazyRoutes = async (routes: RouteObject[], path: string): Promise<void> => {
  const lazy = (matchRoutes(routes, path) ?? []).map(({ route }) => route).filter((route) => route.lazy);
  await Promise.all(
    lazy.map(async (route) => {
      const loaded = typeof route.lazy === 'function' ? await route.lazy() : {};
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
};
