import type { QueryClient } from '@tanstack/react-query';
import { readToken } from '#authProvider/accessToken.ts';
import { createAuthProvider } from '#authProvider/createAuthProvider.ts';
import type { SessionState } from '#authProvider/sessionState.ts';
import type { Extra } from '#contract/extras.ts';
import type { LoggedAction } from '#dataProvider/actionLog.ts';
import { bindings, can, type Action, type Me } from '#dataProvider/bindings.ts';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import { announcesPaging, drawFromMemory } from '#dataProvider/lists.ts';
import type { Role } from '#domain/entities.ts';
import { isRecord } from '#domain/isRecord.ts';
import { queryClientOf } from '#runtime/queryClient.ts';
import type { Config } from '#runtime/config.ts';
import type { Runtime } from '#runtime/runtime.ts';
import { tabStorage, type Storage } from '#services/storage.ts';
import { placeAt } from './screens.ts';
import { createStore } from './store.ts';

const createProviders = (runtime: Runtime, email: string) => {
  const { api, config, session } = runtime;
  const store = createStore(email);
  const me = (): Me => {
    const known = meOf(session.state(), config) ?? whoWasHere(runtime.storage);
    if (known?.email !== email) throw new Error('Nobody is signed in.');
    return known;
  };
  // Loaded late, because most visits change nothing.
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
    /**
     * Function that ends the subscription of drawFromMemory, which fills pages from the cached lists. It is called when
     * another user signs in.
     */
    stop: drawFromMemory(queryClient, dataProvider.pageNow),
  };
};

type Providers = ReturnType<typeof createProviders>;

const made = new WeakMap<Runtime, { email: string; providers: Providers }>();

/** Data provider, auth provider and store of react-admin for a user; the same objects until another user signs in. */
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
 * Fills react-admin's cache with the answers of canAccess and checkAuth for the role and the announced extras.
 * Otherwise react-admin's hooks would wait for these answers, and buttons would appear after their screen. Keeping the
 * answers is safe: the Dashboard is rendered for a known user alone, and the cache is cleared when the user signs out.
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

const KEY = 'was-here';

/**
 * Last 8 characters of a token: enough to recognise the token, but useless to anybody who reads them in the browser's
 * storage.
 */
const endOf = (token: string | null): string | undefined => token?.slice(-8);

/** Signed-in user as the data provider needs them (`Me`); null while the user or their role is unknown. */
const meOf = ({ user, record, extras, prices }: SessionState, config: Config): Me | null =>
  user && record?.role
    ? { email: user.email, name: record.name, role: record.role, extras, prices: prices ?? config.prices }
    : null;

/**
 * Stores in sessionStorage the user to whom the server gave the current token. After a reload, the tab can then request
 * that user's list before the session is known.
 */
export const leaveWord = ({ storage, config }: Runtime, state: SessionState): void =>
  tabStorage.set(KEY, JSON.stringify({ token: endOf(readToken(storage)), me: meOf(state, config) }));

/**
 * User that this tab saw last, if the browser still holds their token; else null. The result decides only which list is
 * requested early.
 */
const whoWasHere = (storage: Storage): Me | null => {
  try {
    const { token, me } = JSON.parse(tabStorage.get(KEY) ?? '{}') as { token?: string; me?: Me | null };
    return token && token === endOf(readToken(storage)) ? (me ?? null) : null;
  } catch {
    return null;
  }
};

/**
 * Requests the list that an address shows, before its screen is rendered. It starts as soon as the user is known, from
 * the session or, after a reload, from sessionStorage. It does nothing for a screen of another role, or where the
 * server pages lists, because only the screen knows its page.
 */
export const readAhead = async (runtime: Runtime, { pathname, search }: Location): Promise<void> => {
  const { config, session, storage } = runtime;
  const screen = placeAt(pathname)?.screen;
  if (screen?.page !== 'list' || !screen.resource || config.serverPaging) return;
  const { name } = screen.resource;
  const me = whoWasHere(storage) ?? meOf((await session.settled(), session.state()), config);
  if (me?.role !== screen.role || announcesPaging(me) || !can(me.role, 'list', name, me.extras)) return;
  const { dataProvider, store } = providersOf(runtime, me.email);
  const query = new URLSearchParams(search).get('filter');
  const kept = store.getItem<{ filter?: unknown }>(`${name}.listParams`)?.filter;
  const filter: unknown = query === null ? kept : JSON.parse(query);
  await dataProvider.getList(name, { filter: isRecord(filter) ? filter : {} });
};
