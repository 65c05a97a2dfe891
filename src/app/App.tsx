import { useEffect, type ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { remembered } from '#authProvider/remembered.ts';
import { onIdentityChange } from '#authProvider/onIdentityChange.ts';
import { SessionProvider, useSession } from '#authProvider/SessionContext.tsx';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { ServicesProvider } from '#services/ServicesContext.tsx';
import { ConfirmProvider } from '#ui/dialogs/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { NewVersion } from './NewVersion.tsx';
import { createRoutes } from './routes.tsx';
import type { Runtime } from '#runtime/runtime.ts';
import { RuntimeContext } from '#runtime/RuntimeContext.ts';

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

/** Everything that pages expect around them; the router inside differs between the browser and the build's prerendering. */
export const AppProviders = ({ runtime, children }: { runtime: Runtime; children: ReactNode }) => (
  <AppTheme>
    <I18nProvider>
      <NoticesProvider>
        <RuntimeContext.Provider value={runtime}>
          <ServicesProvider services={runtime}>
            <SessionProvider session={runtime.session}>
              <NoticesOfOneUser />
              <NewVersion />
              <ConfirmProvider>{children}</ConfirmProvider>
            </SessionProvider>
          </ServicesProvider>
        </RuntimeContext.Provider>
      </NoticesProvider>
    </I18nProvider>
  </AppTheme>
);

/** What was said to one user names people and tasks: whoever signs in next on this page does not read it. */
const NoticesOfOneUser = () => {
  const session = useSession();
  const { dismiss } = useNotices();
  useEffect(
    () =>
      onIdentityChange(session, (before) => {
        if (before !== undefined) dismiss();
      }),
    [session, dismiss],
  );
  return null;
};

/** Theme and language for the few pages that stand in place of the product. */
export const Standalone = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <I18nProvider>{children}</I18nProvider>
  </AppTheme>
);
