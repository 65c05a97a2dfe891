import { useEffect, type ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { remembered } from '#authProvider/remembered.ts';
import { onUserLeft } from '#authProvider/onUserLeft.ts';
import { SessionProvider, useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import type { Prices } from '#domain/coins.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { PricesContext } from '#services/PricesContext.ts';
import { ServicesContext } from '#services/ServicesContext.ts';
import { ConfirmProvider } from '#ui/dialogs/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { NewVersion } from './NewVersion.tsx';
import { createRoutes } from './createRoutes.tsx';
import type { Runtime } from '#runtime/runtime.ts';
import { RuntimeContext } from '#runtime/RuntimeContext.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the router of the whole product. This is the only place that redirects an expired session to /login (C-27).
 */
export const createAppRouter = (runtime: Runtime, routes = createRoutes()): AppRouter => {
  const { session } = runtime;
  const router = createBrowserRouter(routes);
  session.onExpired(() => router.navigate('/login', { state: remembered(router.state.location) }));
  return router;
};

/**
 * Root component. It switches off React transitions for navigation: on log-out, a transition would still render the
 * guard of the page just left, which would redirect to /login.
 */
export const App = ({ runtime, router }: { runtime: Runtime; router: AppRouter }) => (
  <AppProviders runtime={runtime}>
    <RouterProvider router={router} useTransitions={false} />
  </AppProviders>
);

/** React providers around every page. The router inside differs between the browser and prerendering. */
export const AppProviders = ({ runtime, children }: { runtime: Runtime; children: ReactNode }) => (
  <AppTheme>
    <SessionProvider session={runtime.session}>
      <KnownPrices ofBuild={runtime.config.prices}>
        <I18nProvider>
          <NoticesProvider>
            <RuntimeContext value={runtime}>
              <ServicesContext value={runtime}>
                <NoticesOfOneUser />
                <NewVersion />
                <ConfirmProvider>{children}</ConfirmProvider>
              </ServicesContext>
            </RuntimeContext>
          </NoticesProvider>
        </I18nProvider>
      </KnownPrices>
    </SessionProvider>
  </AppTheme>
);

/** Provides the prices that the server has sent, or the build's prices before that. */
const KnownPrices = ({ ofBuild, children }: { ofBuild: Prices; children: ReactNode }) => (
  <PricesContext value={useSessionState().prices ?? ofBuild}>{children}</PricesContext>
);

/**
 * Dismisses all notices when the user changes: they name people and tasks that the next user must not read. Renders
 * nothing.
 */
const NoticesOfOneUser = () => {
  const session = useSession();
  const { dismiss } = useNotices();
  useEffect(() => onUserLeft(session, () => dismiss()), [session, dismiss]);
  return null;
};

/**
 * Provides theme and language for a page shown instead of the product, such as the page about an invalid configuration.
 */
export const Standalone = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <I18nProvider>{children}</I18nProvider>
  </AppTheme>
);
