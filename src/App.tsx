import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProviders } from './AppProviders.tsx';
import { remembered } from './authProvider/remembered.ts';
import type { Runtime } from './runtime.ts';
import { createRoutes } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router, and the one place that navigates when the server stopped accepting the session (C-27). */
export const createAppRouter = (runtime: Runtime, routes = createRoutes()): AppRouter => {
  const { session } = runtime;
  const router = createBrowserRouter(routes);
  session.onExpired(() => router.navigate('/login', { state: remembered(router.state.location) }));
  return router;
};

/**
 * The whole product around one runtime. Pages change without a React transition: one would come after whatever changes with it,
 * and a guard on the page that LogOut has just left would still see that nobody is here and send them to /login.
 */
export const App = ({ runtime, router }: { runtime: Runtime; router: AppRouter }) => (
  <AppProviders runtime={runtime}>
    <RouterProvider router={router} useTransitions={false} />
  </AppProviders>
);
