import { Suspense, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  CoreAdminContext,
  reactRouterProvider,
  ResourceDefinitionContextProvider,
  useI18nProvider,
  useNotificationContext,
  type RouterProvider,
} from 'react-admin';
import { queryClientOf } from '#app/queryClient.ts';
import { useRuntime } from '#app/runtime.ts';
import { createAuthProvider } from '#authProvider/createAuthProvider.ts';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import type { SessionState } from '#authProvider/sessionState.ts';
import type { LoggedAction } from '#dataProvider/actionLog.ts';
import { can, type Action, type Me } from '#dataProvider/bindings.ts';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { DASHBOARD } from '#ui/page/consolePath.ts';
import { openedParams } from '#ui/panel/useOpened.ts';
import { knowAccess } from './knowAccess.ts';
import { resourceDefinitions } from './resourceDefinitions.ts';
import { createStore } from './store.ts';

type ConsoleProvidersProps = {
  /** Stays until react-admin draws: its I18nContextProvider draws nothing before its first effect. */
  fallback: ReactNode;
  children: ReactNode;
};

/** react-admin around the Dashboard's screens. Mounted for a signed-in user whose role is known, anew for each user. */
export const ConsoleProviders = ({ fallback, children }: ConsoleProvidersProps) => {
  const [drawn, setDrawn] = useState(false);
  const runtime = useRuntime();
  const { api, config } = runtime;
  const queryClient = queryClientOf(runtime);
  const i18nProvider = useI18nProvider();
  const session = useSession();
  const { user, record } = useSessionState();
  const email = user?.email ?? '';
  const role = record?.role;
  const [definitions] = useState(resourceDefinitions);
  const [roleKnown, setRoleKnown] = useState<typeof role | null>(null);
  if (roleKnown !== role) {
    // Before anything is drawn that asks.
    knowAccess(queryClient, role);
    setRoleKnown(role);
  }
  const providers = useMemo(() => {
    const me = (): Me => {
      const known = meOf(session.state());
      if (!known) throw new Error('Nobody is signed in.');
      return known;
    };
    const onWritten = () => session.refresh();
    const store = createStore(email);
    // Most visits change nothing.
    const log = (one: LoggedAction) =>
      void import('#dataProvider/actionLog.ts').then(({ noteAction }) => noteAction(store, one), console.error);
    const bookmarks = async () => {
      const { BOOKMARKS, readBookmarks } = await import('#dataProvider/keptTasks.ts');
      return readBookmarks(store.getItem(BOOKMARKS));
    };
    return {
      authProvider: createAuthProvider(session, (role, action, resource) => can(role, action as Action, resource)),
      dataProvider: createDataProvider({
        api,
        queryClient,
        me,
        onWritten,
        log,
        serverPaging: config.serverPaging,
        bookmarks,
      }),
      store,
    };
  }, [api, queryClient, config, session, email]);
  return (
    <>
      {!drawn && fallback}
      <CoreAdminContext
        basename={DASHBOARD}
        queryClient={queryClient}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        {...providers}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          {children}
          <HeardNotices />
          <Drawn onDrawn={setDrawn} />
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    </>
  );
};

/** Says so before the browser paints. */
const Drawn = ({ onDrawn }: { onDrawn: (drawn: true) => void }) => {
  useLayoutEffect(() => {
    onDrawn(true);
  }, [onDrawn]);
  return null;
};

/** Who asks, for the bindings; null while that, or their role, is not known. */
const meOf = ({ user, record }: SessionState): Me | null =>
  user && record?.role ? { email: user.email, name: record.name, role: record.role } : null;

/**
 * react-admin keeps a list's page, order and filter in the address, takes whatever else stands there for its own, remembers it
 * and puts it back on the next visit. Open details are not a list's business: this hides them from it, and keeps them where
 * it writes a new query.
 */
const routerProvider: RouterProvider = {
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
  if (!openedParams.some((name) => params.has(name))) return search;
  for (const name of openedParams) params.delete(name);
  return params.size === 0 ? '' : `?${params.toString()}`;
};

const withDetails = (search: string | undefined, current: string): string => {
  const [params, open] = [new URLSearchParams(search), new URLSearchParams(current)];
  for (const name of openedParams) {
    const value = open.get(name);
    if (value !== null) params.set(name, value);
  }
  return `?${params.toString()}`;
};

/** Our own screens never use react-admin's notifications: code and texts for what stock components say come with the first one. */
const ReactAdminNotices = lazyWithTexts(
  'reactAdmin',
  async () => (await import('./ReactAdminNotices.tsx')).ReactAdminNotices,
);

const HeardNotices = () =>
  useNotificationContext().notifications.length > 0 && (
    <Suspense>
      <ReactAdminNotices />
    </Suspense>
  );
