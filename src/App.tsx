import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SessionProvider } from './authProvider/SessionContext.tsx';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { RuntimeContext } from './RuntimeContext.tsx';
import type { Runtime } from './runtime.ts';
import { createRoutes } from './routes.tsx';
import { ServicesProvider } from './services/ServicesContext.tsx';
import { ConfirmProvider } from './ui/dialogs/ConfirmProvider.tsx';
import { NoticesProvider } from './ui/notices/NoticesProvider.tsx';
import { AppTheme } from './ui/theme/AppTheme.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router, and the one place that navigates when the server stopped accepting the session (C-27): flushed, so that no
 * guard is still on the page that is left when nobody is here any more.
 */
export const createAppRouter = ({ session }: Runtime, extras?: ReactNode): AppRouter => {
  const router = createBrowserRouter(createRoutes(extras));
  session.onExpired(() => {
    const { pathname, search, hash } = router.state.location;
    return router.navigate('/login', { state: { from: pathname + search + hash }, flushSync: true });
  });
  return router;
};

/** The whole product around one runtime. */
export const App = ({ runtime, router }: { runtime: Runtime; router: AppRouter }) => (
  <AppTheme>
    <I18nProvider>
      <NoticesProvider>
        <RuntimeContext.Provider value={runtime}>
          <ServicesProvider services={{ images: runtime.images }}>
            <SessionProvider session={runtime.session}>
              <ConfirmProvider>
                <RouterProvider router={router} />
              </ConfirmProvider>
            </SessionProvider>
          </ServicesProvider>
        </RuntimeContext.Provider>
      </NoticesProvider>
    </I18nProvider>
  </AppTheme>
);
