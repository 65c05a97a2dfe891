import { isRefusedForGood, isUnauthorized } from '../api/ApiError.ts';
import type { ApiFor } from '../api/createApi.ts';
import { emailKey, sameEmail } from '../domain/email.ts';
import type { SignUpRole } from '../domain/entities.ts';
import { isSignUpRefused, type Identity, type IdentityUser } from '../services/identity.ts';
import type { Storage } from '../services/storage.ts';
import { ACCESS_TOKEN, readToken } from './accessToken.ts';
import { createAccount } from './account.ts';
import { createNewAccounts, newAccount } from './newAccounts.ts';
import { createTokenKeeper } from './createTokenKeeper.ts';
import { createPause } from '../services/pause.ts';
import { createSessionState, signedOut, type SessionState } from './sessionState.ts';

export type NewUser = { name: string; email: string; password: string; imgurl: string; role: SignUpRole };
export type SessionDeps = { identity: Identity; api: ApiFor; storage: Storage };

/** So long a call waits for the provider to say who is here, where an earlier visit has left a token that is too old. */
const PATIENCE = 15_000;

/** So long a sign-out waits for what is still to be sent. */
const LAST_CALLS = 4_000;

/** The one store of who is here and whether that is still being found out. */
export const createSession = ({ identity, api, storage }: SessionDeps) => {
  const state = createSessionState(readToken(storage) !== null);
  const newAccounts = createNewAccounts(storage);
  const account = createAccount({ identity, api, newAccounts });
  const tokens = createTokenKeeper(account.askToken, storage, (extras) => {
    state.set({ extras });
  });
  const pause = createPause();
  const expired = new Set<() => unknown>();
  const lastCalls = new Set<() => Promise<unknown>>();
  /** Counts arrivals and departures: whatever a slow answer belongs to, only the latest counts. */
  let turn = 0;
  let arriving: string | undefined;
  /** What the last auth report implies for the loading flag. */
  let implied = true;
  let leaving = false;
  let attempts = 0;
  /** Sign-ups under way, by e-mail: that person's record is not read before its profile has a name (C-54). */
  const signUps = new Map<string, Promise<unknown>>();

  /** Repeats a step, with growing pauses, until it succeeds; false when somebody else has come or gone meanwhile. */
  const persist = async (mine: number, complaint: string, step: () => Promise<void>): Promise<boolean> => {
    for (let failures = 1; mine === turn; failures++) {
      try {
        await step();
        return mine === turn;
      } catch (error) {
        if (mine !== turn) return false;
        console.error(complaint, error);
        if (leaving && isUnauthorized(error)) return false;
        // Without a token nobody gets in whatever the reason, and it is asked for all the same (C-03).
        const refusal = implied || !isRefusedForGood(error) ? null : error;
        state.set({ failing: refusal === null, refusal });
        if (refusal) return false;
        await pause.wait(failures);
      }
    }
    return false;
  };

  const loadRecord = async (email: string, mine: number) => {
    await signUps.get(emailKey(email));
    await persist(mine, 'Error fetching user:', async () => {
      const record = await account.load(email);
      if (mine === turn) state.set({ record, account: record ? 'known' : 'missing', failing: false });
    });
  };

  const arrive = async (user: IdentityUser) => {
    if (sameEmail(arriving, user.email)) return;
    const mine = ++turn;
    arriving = user.email;
    implied = true;
    const { user: before, record, account: known } = state.get();
    const same = sameEmail(before?.email, user.email) && { record, account: known };
    state.set({ ...signedOut, loading: true, user, ...same });
    const stored = await persist(mine, 'Error setting token:', () => tokens.store(user.email, () => mine === turn));
    if (mine !== turn) return;
    arriving = undefined;
    if (!stored) return;
    implied = false;
    state.set({ loading: false, failing: false });
    await loadRecord(user.email, mine);
  };

  const leave = () => {
    turn++;
    arriving = undefined;
    leaving = false;
    implied = false;
    tokens.stop();
    pause.skip();
    storage.remove(ACCESS_TOKEN);
    state.set(signedOut);
  };

  /** An account without an e-mail, as Google allows, is nobody here (GUARD-1); left open, it would come back at each visit. */
  const turnAway = () => {
    console.error('The account has no e-mail address: nobody is signed in.');
    void signOut().catch(log);
  };

  const report = (user: IdentityUser | null) => {
    if (user?.email) void arrive(user);
    else if (leaving) return;
    else if (user) turnAway();
    else leave();
  };

  /**
   * Sets the flag, and puts it back to what the last report implied when the provider refuses (C-03): not while another attempt is
   * under way, as one that Google's window was closed on ends seconds later, or when a new one takes its place.
   */
  const attempt = async (action: () => Promise<IdentityUser>): Promise<void> => {
    attempts++;
    state.set({ loading: true });
    try {
      report(await action());
    } catch (error) {
      if (attempts === 1) state.set({ loading: implied });
      throw error;
    } finally {
      attempts--;
    }
  };

  /** `before` runs between the provider's sign-out and the moment guards see nobody, so that it alone navigates. */
  const signOut = async (before?: () => unknown) => {
    if (leaving) return;
    leaving = true;
    state.set({ loading: true });
    try {
      await identity.signOut();
      await before?.();
    } finally {
      leave();
    }
  };

  /** The access token for a call, renewed first where it is due; rejects with an ApiError where it is over and cannot be. */
  const token = async (): Promise<string | null> => {
    if (!isDecided(state.get()) && tokens.isDue()) await Promise.race([state.until(isDecided), after(PATIENCE)]);
    return tokens.current();
  };

  /** Another tab has signed out: this one follows at once, without waiting for the provider to notice. */
  const follow = ({ key, newValue }: StorageEvent) => {
    const gone = key === null || (key === ACCESS_TOKEN && newValue === null);
    if (gone && state.get().user && arriving === undefined) void signOut();
  };

  return {
    state: state.get,
    subscribe: state.subscribe,
    token,
    /** Resolves once it is decided who is here, or that this is in trouble ({@link SessionState.failing}). */
    settled: state.settled,
    /** Told once when the server stopped accepting the session; the one place that navigates listens (API-5). */
    onExpired: (listener: () => unknown) => {
      expired.add(listener);
      return () => {
        expired.delete(listener);
      };
    },
    /** Starts listening to the provider and to other tabs. */
    start: () => {
      const stop = identity.onAuthChange(report);
      addEventListener('storage', follow);
      return () => {
        stop();
        removeEventListener('storage', follow);
        tokens.stop();
        turn++;
      };
    },
    signIn: (email: string, password: string) => attempt(() => identity.signIn(email, password)),
    /** E-mail sign-up in the order of C-54: the provider's account, its profile, POST /user, only then the record. */
    signUp: ({ name, email, password, imgurl, role }: NewUser) =>
      attempt(() => {
        const undo = newAccounts.keep(email, newAccount(name, imgurl, role));
        const signing = identity.signUp(email, password).catch((error: unknown) => {
          // Without an answer the account may have been made: whoever signs in with it is registered, where the server knows nobody.
          if (isSignUpRefused(error)) undo();
          else newAccounts.setDue(email, false);
          throw error;
        });
        const nameIt = () => identity.updateProfile({ displayName: name, photoUrl: imgurl }).catch(log);
        signUps.set(
          emailKey(email),
          signing.then(nameIt, () => undefined),
        );
        return signing;
      }),
    /**
     * Google, for new and known accounts alike; the role counts for new ones only (C-16). Nobody's record waits for it: who comes is
     * known as soon as the window is closed, which it may never be.
     */
    signInWithGoogle: (role: SignUpRole) =>
      attempt(async () => {
        const user = await identity.signInWithGoogle();
        if (user.email) newAccounts.keep(user.email, newAccount(user.displayName, user.photoUrl, role));
        return user;
      }),
    prepareGoogle: () => identity.prepare(),
    /** Told before a sign-out that somebody asks for, which waits a little for it; a session that ends by itself tells nobody. */
    beforeSignOut: (finish: () => Promise<unknown>) => {
      lastCalls.add(finish);
      return () => {
        lastCalls.delete(finish);
      };
    },
    /** `before` navigates, see above. */
    signOut: async (before?: () => unknown) => {
      const { user } = state.get();
      if (user && lastCalls.size > 0) {
        await Promise.race([Promise.allSettled([...lastCalls].map((finish) => finish())), after(LAST_CALLS)]);
        // The session may have ended by itself meanwhile.
        if (!sameEmail(state.get().user?.email, user.email)) return;
      }
      await signOut(before);
    },
    /** The answer to the question that account 'missing' raises. */
    chooseRole: async (role: SignUpRole) => {
      const { user } = state.get();
      if (!user) return;
      newAccounts.keep(user.email, newAccount(user.displayName, user.photoUrl, role));
      state.set({ account: 'unknown' });
      await loadRecord(user.email, turn);
    },
    /**
     * Reads the record again, quietly: after a write the balance may have moved. False where nobody is left to ask for, as somebody
     * has signed out meanwhile or the server knows the account no more.
     */
    refresh: async (): Promise<boolean> => {
      const mine = turn;
      const { user, account: known } = state.get();
      if (!user || known !== 'known') return user !== null;
      const record = await account.read(user.email).catch(log);
      if (mine !== turn || record === null) return false;
      if (record) state.set({ record });
      return true;
    },
    /** Ends a pause between two tries, or asks once more what was refused for good. */
    retry: () => {
      pause.skip();
      const { user, refusal } = state.get();
      state.set({ refusal: null });
      if (user && refusal) void loadRecord(user.email, turn);
    },
    /** A 401 or 403 on a call that carried the token: one sign-out however many calls fail at once (C-27). */
    expire: () => {
      const { loading, record } = state.get();
      // What was asked for ahead went out with an earlier visit's token; this one's is on its way.
      const isEarly = loading && record === null;
      if (leaving || isEarly || readToken(storage) === null) return;
      storage.remove(ACCESS_TOKEN);
      void signOut(() => Promise.all([...expired].map((listener) => listener()))).catch(log);
    },
  };
};

export type Session = ReturnType<typeof createSession>;

const isDecided = ({ loading, failing }: SessionState): boolean => !loading || failing;

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const log = (error: unknown) => {
  console.error(error);
  return undefined;
};
