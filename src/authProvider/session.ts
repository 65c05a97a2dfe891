import { ApiError, isUnauthorized } from '../api/ApiError.ts';
import type { ApiFor } from '../api/createApi.ts';
import type { SignUpRole, User } from '../domain/entities.ts';
import type { Identity, IdentityUser } from '../services/identity.ts';
import type { Storage } from '../services/storage.ts';
import { ACCESS_TOKEN, renewalDelay } from './accessToken.ts';
import { createNewAccounts, newAccount } from './newAccounts.ts';
import { createPause } from './pause.ts';

export type SessionState = {
  /** True until the provider has reported and, for a user, the server token is stored (AUTH-1 to AUTH-7). */
  readonly loading: boolean;
  /** Who the identity provider says is here. */
  readonly user: IdentityUser | null;
  /** The server's record: role, coins, picture. Null while it is not known. */
  readonly record: User | null;
  /** 'missing': the server knows no such user and nothing is left to register, so a role must be chosen (C-54). */
  readonly account: 'unknown' | 'known' | 'missing';
  /** The last try to get the token or the record failed; another one follows by itself (C-03, C-06). */
  readonly failing: boolean;
};

const signedOut: SessionState = { loading: false, user: null, record: null, account: 'unknown', failing: false };

export type NewUser = { name: string; email: string; password: string; imgurl: string; role: SignUpRole };

export type SessionDeps = { identity: Identity; api: ApiFor; storage: Storage };

/** The one store of who is here and whether that is still being found out. */
export const createSession = ({ identity, api, storage }: SessionDeps) => {
  let state: SessionState = { ...signedOut, loading: true };
  let turn = 0;
  let exchanging: string | null = null;
  let registering: Promise<unknown> = Promise.resolve();
  let leaving = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const expired = new Set<() => unknown>();
  const newAccounts = createNewAccounts(storage);
  const pause = createPause();

  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => {
      listener();
    });
  };

  /** Repeats a step with growing pauses until it succeeds; false when somebody else has come or gone meanwhile. */
  const persist = async (mine: number, complaint: string, step: () => Promise<void>): Promise<boolean> => {
    for (let failures = 1; mine === turn; failures++) {
      try {
        await step();
        return mine === turn;
      } catch (error) {
        if (mine !== turn) return false;
        console.error(complaint, error);
        if (isUnauthorized(error) && storage.get(ACCESS_TOKEN) === null) return false;
        set({ failing: true });
        await pause.wait(failures);
      }
    }
    return false;
  };

  const storeToken = async (email: string, mine: number) => {
    const { token } = await api({ bearer: await identity.idToken() }).createToken({ email });
    if (mine !== turn) return;
    storage.set(ACCESS_TOKEN, token);
    clearTimeout(renewal);
    const delay = renewalDelay(token);
    if (delay !== undefined) renewal = setTimeout(() => void renew(email, mine), delay);
  };
  const renew = (email: string, mine: number) =>
    storeToken(email, mine).catch((error: unknown) => {
      console.error('Error setting token:', error);
    });

  const register = async (email: string) => {
    const account = newAccounts.find(email);
    if (!account) return;
    await api().createUser({ email, ...account });
    newAccounts.drop(email);
  };

  const readRecord = async (email: string): Promise<User | null> => {
    try {
      return await api().getUser({ email });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };

  const loadRecord = async (email: string, mine: number) => {
    await registering;
    await persist(mine, 'Error fetching user:', async () => {
      const sent = register(email);
      await sent.catch((error: unknown) => {
        console.error(error);
      });
      const record = await readRecord(email);
      if (mine !== turn) return;
      if (!record) await sent;
      set({ record, account: record ? 'known' : 'missing', failing: false });
    });
  };

  const arrive = async (user: IdentityUser) => {
    if (exchanging === user.email) return;
    const mine = ++turn;
    exchanging = user.email;
    const same = state.user?.email === user.email;
    set({ ...signedOut, loading: true, user, ...(same && { record: state.record, account: state.account }) });
    const stored = await persist(mine, 'Error setting token:', () => storeToken(user.email, mine));
    if (mine !== turn) return;
    exchanging = null;
    if (!stored) return;
    set({ loading: false, failing: false });
    await loadRecord(user.email, mine);
  };

  const leave = () => {
    turn++;
    exchanging = null;
    leaving = false;
    clearTimeout(renewal);
    pause.skip();
    storage.remove(ACCESS_TOKEN);
    set(signedOut);
  };

  const report = (user: IdentityUser | null) => {
    if (user) void arrive(user);
    else if (!leaving) leave();
  };

  /** Sets the flag, and puts it back to what the last report implied when the provider refuses (C-03). */
  const attempt = async (action: () => Promise<IdentityUser>): Promise<void> => {
    const before = state.loading;
    set({ loading: true });
    try {
      report(await action());
    } catch (error) {
      set({ loading: before && state.user !== null });
      throw error;
    }
  };

  /** `before` runs between the provider's sign-out and the moment guards see nobody, so that it alone navigates. */
  const signOut = async (before?: () => unknown) => {
    if (leaving) return;
    leaving = true;
    set({ loading: true });
    try {
      await identity.signOut();
      await before?.();
    } finally {
      leave();
    }
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Told once when the server stopped accepting the session; the one place that navigates listens (API-5). */
    onExpired: (listener: () => unknown) => {
      expired.add(listener);
      return () => expired.delete(listener);
    },
    /** Starts listening to the provider and to other tabs. */
    start: () => {
      const stop = identity.onAuthChange(report);
      const follow = (event: StorageEvent) => {
        const gone = event.key === null || (event.key === ACCESS_TOKEN && event.newValue === null);
        if (gone && state.user && exchanging === null) void signOut();
      };
      addEventListener('storage', follow);
      return () => {
        stop();
        removeEventListener('storage', follow);
        leave();
      };
    },
    signIn: (email: string, password: string) => attempt(() => identity.signIn(email, password)),
    /** E-mail sign-up in the order of C-54: the provider's account, its profile, POST /user, only then the record. */
    signUp: ({ name, email, password, imgurl, role }: NewUser) =>
      attempt(() => {
        newAccounts.keep(email, newAccount(name, imgurl, role));
        const signing = identity.signUp(email, password);
        registering = signing.then(() => identity.updateProfile({ displayName: name, photoUrl: imgurl })).catch(log);
        return signing.catch((error: unknown) => {
          newAccounts.drop(email);
          throw error;
        });
      }),
    /** Google, for new and known accounts alike; the role counts for new ones only (C-16). */
    signInWithGoogle: (role: SignUpRole) =>
      attempt(() => {
        const signing = identity.signInWithGoogle().then((user) => {
          newAccounts.keep(user.email, newAccount(user.displayName, user.photoUrl, role));
          return user;
        });
        registering = signing.catch(() => undefined);
        return signing;
      }),
    prepareGoogle: () => identity.prepare(),
    signOut,
    /** The answer to the question that {@link SessionState.account} 'missing' raises. */
    chooseRole: async (role: SignUpRole) => {
      if (!state.user) return;
      const { email, displayName, photoUrl } = state.user;
      newAccounts.keep(email, newAccount(displayName, photoUrl, role));
      set({ account: 'unknown' });
      await loadRecord(email, turn);
    },
    /** Reads the record again, quietly: after a write the balance may have moved. */
    refresh: async () => {
      const mine = turn;
      if (!state.user || state.account !== 'known') return;
      const record = await readRecord(state.user.email).catch(log);
      if (mine === turn && record) set({ record });
    },
    /** Ends a pause between two tries. */
    retry: () => {
      pause.skip();
    },
    /** A 401 or 403 on a call that carried the token: one sign-out however many calls fail at once (C-27). */
    expire: () => {
      if (leaving || !state.user) return;
      storage.remove(ACCESS_TOKEN);
      void signOut(() => Promise.all([...expired].map((listener) => listener()))).catch(log);
    },
    /** Resolves once the session is decided: signed out, record known, a role to choose, or trouble that the loader shows. */
    settled: async (): Promise<SessionState> => {
      while (!isSettled(state)) await new Promise<void>((resolve) => once(listeners, resolve));
      return state;
    },
  };
};

export type Session = ReturnType<typeof createSession>;

const isSettled = ({ loading, user, account, failing }: SessionState) =>
  failing || (!loading && (user === null || account !== 'unknown'));

const once = (listeners: Set<() => void>, resolve: () => void) => {
  const listener = () => {
    listeners.delete(listener);
    resolve();
  };
  listeners.add(listener);
};

const log = (error: unknown) => {
  console.error(error);
  return undefined;
};
