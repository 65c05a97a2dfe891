import type { QueryClient } from '@tanstack/react-query';
import { queryClientOf } from '#runtime/queryClient.ts';
import type { Runtime } from '#runtime/runtime.ts';
import { createAuthProvider } from '#authProvider/createAuthProvider.ts';
import type { Extra } from '#contract/extras.ts';
import type { LoggedAction } from '#dataProvider/actionLog.ts';
import { bindings, can, type Action, type Me } from '#dataProvider/bindings.ts';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import { drawFromMemory } from '#dataProvider/lists.ts';
import type { Role } from '#domain/entities.ts';
import { createStore } from './store.ts';
import { meOf, whoWasHere } from './whoWasHere.ts';

const createProviders = (runtime: Runtime, email: string) => {
  const { api, config, session } = runtime;
  const store = createStore(email);
  const me = (): Me => {
    const known = meOf(session.state()) ?? whoWasHere(runtime.storage);
    if (known?.email !== email) throw new Error('Nobody is signed in.');
    return known;
  };
  // Loaded late, as most visits change nothing.
  const log = (one: LoggedAction) =>
    void import('#dataProvider/actionLog.ts').then(({ noteAction }) => noteAction(store, one)).catch(console.error);
  const bookmarks = async () => {
    const { BOOKMARKS, readBookmarks } = await import('#dataProvider/keptTasks.ts');
    return readBookmarks(store.getItem(BOOKMARKS));
  };
  const queryClient = queryClientOf(runtime);
  const dataProvider = createDataProvider({
    api,
    queryClient,
    me,
    onWritten: () => session.refresh(),
    log,
    serverPaging: config.serverPaging,
    bookmarks,
  });
  return {
    authProvider: createAuthProvider(session, (role, action, ...asked) => can(role, action as Action, ...asked)),
    dataProvider,
    store,
    /** Stops the cache's hydration. */
    stop: drawFromMemory(queryClient, dataProvider.pageNow),
  };
};

type Providers = ReturnType<typeof createProviders>;

const made = new WeakMap<Runtime, { email: string; providers: Providers }>();

/** The providers of react-admin, made once for each user. */
export const providersOf = (runtime: Runtime, email: string): Providers => {
  const known = made.get(runtime);
  if (known?.email === email) return known.providers;
  known?.providers.stop();
  const providers = createProviders(runtime, email);
  made.set(runtime, { email, providers });
  return providers;
};

const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

/**
 * Fills react-admin's cache with the answers of canAccess and checkAuth: its hooks would wait for them, and draw each button
 * after its screen. The console is drawn for a known user alone, and the cache is cleared with the user.
 */
export const knowAccess = (
  queryClient: QueryClient,
  role: Role | '' | undefined,
  announced: readonly Extra[],
): void => {
  queryClient.setQueryDefaults(['auth'], { staleTime: Infinity, gcTime: Infinity });
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  for (const resource of Object.keys(bindings))
    for (const action of actions)
      queryClient.setQueryData(
        ['auth', 'canAccess', { action, resource }],
        role ? can(role, action, resource, announced) : false,
      );
};
