import { queryClientOf } from '#runtime/queryClient.ts';
import type { Runtime } from '#runtime/runtime.ts';
import { createAuthProvider } from '#authProvider/createAuthProvider.ts';
import type { LoggedAction } from '#dataProvider/actionLog.ts';
import { can, type Action, type Me } from '#dataProvider/bindings.ts';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import { drawFromMemory } from '#dataProvider/lists.ts';
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
  // Most visits change nothing.
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
    /** Ends what these do by themselves. */
    stop: drawFromMemory(queryClient, dataProvider.pageNow),
  };
};

type Providers = ReturnType<typeof createProviders>;

const made = new WeakMap<Runtime, { email: string; providers: Providers }>();

/** What react-admin asks through, made once for each user. */
export const providersOf = (runtime: Runtime, email: string): Providers => {
  const known = made.get(runtime);
  if (known?.email === email) return known.providers;
  known?.providers.stop();
  const providers = createProviders(runtime, email);
  made.set(runtime, { email, providers });
  return providers;
};
