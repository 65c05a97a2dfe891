import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {
  CoreAdminContext,
  reactRouterProvider,
  ResourceDefinitionContextProvider,
  useI18nProvider,
  useNotificationContext,
  type RouterProvider,
} from 'react-admin';
import { queryClientOf } from '#runtime/queryClient.ts';
import { useRuntime } from '#runtime/RuntimeContext.ts';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { DASHBOARD } from '#ui/page/consolePath.ts';
import { entryQuery } from '#ui/grid/entryQuery.ts';
import { openedParams } from '#ui/panel/useDetails.ts';
import { knowAccess, providersOf, leaveWord } from './providers.ts';
import { resourceDefinitions } from './screens.ts';

type ConsoleProvidersProps = {
  /** The frame until react-admin draws: its I18nContextProvider draws nothing before its first effect. */
  fallback: ReactNode;
  children: ReactNode;
};

/** react-admin around the Dashboard's screens. Mounted for a signed-in user whose role is known, anew for each user. */
export const ConsoleProviders = ({ fallback, children }: ConsoleProvidersProps) => {
  const [drawn, setDrawn] = useState(false);
  const runtime = useRuntime();
  const { session } = runtime;
  const queryClient = queryClientOf(runtime);
  const i18nProvider = useI18nProvider();
  const { user, record, extras } = useSessionState();
  const email = user?.email ?? '';
  const role = record?.role;
  const { authProvider, dataProvider, store } = providersOf(runtime, email);
  const [definitions] = useState(resourceDefinitions);
  const rights = [role, ...extras].join(' ');
  const [rightsKnown, setRightsKnown] = useState<string | null>(null);
  if (rightsKnown !== rights) {
    // Before components ask for their rights.
    knowAccess(queryClient, role, extras);
    setRightsKnown(rights);
  }
  useEffect(() => {
    const leave = () => leaveWord(runtime, session.state());
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [runtime, session]);
  return (
    <>
      {!drawn && fallback}
      <CoreAdminContext
        basename={DASHBOARD}
        queryClient={queryClient}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        authProvider={authProvider}
        dataProvider={dataProvider}
        store={store}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          <Gradually>
            {children}
            <Drawn onDrawn={setDrawn} />
          </Gradually>
          <HeardNotices />
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    </>
  );
};

/**
 * The children, rendered at low priority: a whole console is much to render, and the browser can answer its user between the
 * parts.
 */
const Gradually = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

/** The call of `onDrawn`, before the browser paints. */
const Drawn = ({ onDrawn }: { onDrawn: (drawn: true) => void }) => {
  useLayoutEffect(() => onDrawn(true), [onDrawn]);
  return null;
};

/**
 * The router for react-admin, without the parameters of open details. react-admin takes the whole query for a list's, remembers
 * it and puts it back on the next visit; a new query of a list keeps the details. Where the address has no query, the history
 * entry may have one (ScreenList).
 */
const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useLocation: () => {
    const location = reactRouterProvider.useLocation();
    return useMemo(
      () => ({ ...location, search: withoutDetails(location.search) || entryQuery(location.key) }),
      [location],
    );
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

/**
 * The notices of react-admin's stock components: their code and texts come with the first one, as our own screens never use
 * them.
 */
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
