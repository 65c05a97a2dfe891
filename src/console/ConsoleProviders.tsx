import { useMemo, type ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createAuthProvider } from '#authProvider/createAuthProvider.ts';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { can, type Action, type Me } from '#dataProvider/bindings.ts';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import { queryClientOf } from '../app/queryClient.ts';
import { useRuntime } from '../app/runtime.ts';
import { meOf } from './meOf.ts';
import { routerProvider } from './routerProvider.ts';
import { DASHBOARD } from './screens.ts';
import { createStore } from './store.ts';
import { useConsoleI18n } from './useConsoleI18n.ts';

/** react-admin around the Dashboard's screens. Mounted for a signed-in user whose role is known, anew for each user. */
export const ConsoleProviders = ({ children }: { children: ReactNode }) => {
  const runtime = useRuntime();
  const { api, config } = runtime;
  const queryClient = queryClientOf(runtime);
  const i18nProvider = useConsoleI18n();
  const session = useSession();
  const email = useSessionState().user?.email ?? '';
  const providers = useMemo(() => {
    const me = (): Me => {
      const known = meOf(session.state());
      if (!known) throw new Error('Nobody is signed in.');
      return known;
    };
    const onWritten = () => session.refresh();
    return {
      authProvider: createAuthProvider(session, (role, action, resource) => can(role, action as Action, resource)),
      dataProvider: createDataProvider({ api, queryClient, me, onWritten, serverPaging: config.serverPaging }),
      store: createStore(email),
    };
  }, [api, queryClient, config, session, email]);
  return (
    <CoreAdminContext
      basename={DASHBOARD}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      {...providers}
    >
      {children}
    </CoreAdminContext>
  );
};
