import Box from '@mui/material/Box';
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
  /**
   * Frame of the Dashboard, shown until react-admin has rendered. It fills the gap before the first effect of
   * react-admin's I18nContextProvider, which renders nothing until then.
   */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Provider of react-admin's contexts (data, rights, texts, store) for the Dashboard's screens. `fallback` is shown
 * until react-admin has rendered them. Mount it only for a signed-in user whose record is known.
 */
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
    // During the render, so that it is done before components ask for their rights.
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
      {!drawn && <Box sx={untilDrawn}>{fallback}</Box>}
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

/** Style of the frame: gone as soon as the screen is in the page, so that a list can measure its room at once. */
const untilDrawn = { display: 'contents', '&:has(+ *)': { display: 'none' } } as const;

/**
 * Component that renders its children at low priority (useDeferredValue), so that the browser stays responsive while
 * the whole Dashboard renders.
 */
const Gradually = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

/** Component that calls `onDrawn` as soon as it is mounted, before the browser paints. It renders nothing. */
const Drawn = ({ onDrawn }: { onDrawn: (drawn: true) => void }) => {
  useLayoutEffect(() => onDrawn(true), [onDrawn]);
  return null;
};

/**
 * Router for react-admin that hides the query parameters of open details (`?details=…`). react-admin would take them
 * for the list's own query, and restore them on the next visit. When react-admin changes a list's query, the details
 * stay open. If the address has no query, react-admin gets the one stored in the history entry, if any (entryQuery).
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
 * Lazy component that shows the notices of react-admin's stock components. Code and texts are loaded with the first
 * such notice, because our own screens never cause one.
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
