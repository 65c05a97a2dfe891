import { isRefusedForGood, isUnauthorized, suspensionOf } from '../api/ApiError.ts';
import type { ApiFor } from '../api/createApi.ts';
import { specified, type Prices } from '../domain/coins.ts';
import { emailKey, sameEmail } from '../domain/email.ts';
import type { SignUpRole } from '../domain/entities.ts';
import { isSignUpRefused, type Identity, type IdentityUser } from '../services/identity.ts';
import type { Storage } from '../services/storage.ts';
import { ACCESS_TOKEN, readToken } from './accessToken.ts';
import { createAccount } from './createAccount.ts';
import { createNewAccounts, newAccount } from './createNewAccounts.ts';
import { createTokenKeeper } from './createTokenKeeper.ts';
import { createWelcome } from './createWelcome.ts';
import { createPause } from '../services/createPause.ts';
import { createSessionState, signedOut, type SessionState } from './sessionState.ts';

export type NewUser = { name: string; email: string; password: string; imgurl: string; role: SignUpRole };
/** Dependencies of the session. `prices` are the build's; only their welcome coins are used. */
export type SessionDeps = { identity: Identity; api: ApiFor; storage: Storage; prices?: Prices };

/** Milliseconds that a call waits at most for the provider's report when the stored token is due for renewal. */
const PATIENCE = 15_000;

/** Milliseconds that a sign-out waits at most for requests that are still to be sent. */
const LAST_CALLS = 4_000;

/** Creates the session: a store of the signed-in user, the access token and the user's record at the server. */
export const createSession = ({ identity, api, storage, prices: { welcome } = specified }: SessionDeps) => {
  const state = createSessionState(readToken(storage) !== null);
  const newAccounts = createNewAccounts(storage, welcome);
  const onUnwelcomed = () => state.set({ isUnwelcomed: true });
  const isWaiting = () => (state.get().record?.welcomeWaits ?? 0) > 0;
  const account = createAccount({ identity, api, newAccounts, onUnwelcomed, isWaiting });
  const tokens = createTokenKeeper(account.askToken, storage, (extras) => {
    state.set({ extras });
    if (state.get().account === 'known') void followPrices();
  });
  const pause = createPause();
  const expired = new Set<() => unknown>();
  const lastCalls = new Set<() => Promise<unknown>>();
  /** Counter of sign-ins and sign-outs. A response is ignored when the counter has moved since its request. */
  let turn = 0;
  let arriving: string | undefined;
  /** Value of `loading` when no sign-in is in flight: true until the provider has reported and the token is stored. */
  let implied = true;
  let leaving = false;
  let attempts = 0;
  /** Sign-ups in flight, by e-mail: the record is read only after the profile has its name (C-54). */
  const signUps = new Map<string, Promise<unknown>>();

  /**
   * Retries a step with growing delays until it succeeds, and logs each error under the text `complaint`. Resolves to
   * false when the user changes meanwhile (`turn` is no longer `mine`), or when the server refuses for good.
   */
  const persist = async (mine: number, complaint: string, step: () => Promise<void>): Promise<boolean> => {
    for (let failures = 1; mine === turn; failures++) {
      try {
        await step();
        return mine === turn;
      } catch (error) {
        if (mine !== turn) return false;
        console.error(complaint, error);
        if (leaving && isUnauthorized(error)) return false;
        // Even after a refusal for good the token is requested again (C-03), unless the account is suspended.
        const refusal = suspensionOf(error) !== undefined || (!implied && isRefusedForGood(error)) ? error : null;
        state.set({ failing: refusal === null, refusal });
        if (refusal) return false;
        await pause.wait(failures);
      }
    }
    return false;
  };

  const readPrices = async (): Promise<Prices | null> =>
    state.get().extras.includes('prices') ? api().getPrices() : null;

  /** Reads the prices again along with a renewed token, because the owner may have changed them. */
  const followPrices = async () => {
    const mine = turn;
    const prices = await readPrices().catch(log);
    if (mine === turn && prices) state.set({ prices });
  };

  const loadRecord = async (email: string, mine: number) => {
    await signUps.get(emailKey(email));
    await persist(mine, 'Error fetching user:', async () => {
      // Read together: coins without their prices would be shown as a wrong amount of money.
      const [record, prices] = await Promise.all([account.load(email), readPrices()]);
      if (mine === turn) state.set({ record, prices, account: record ? 'known' : 'missing', failing: false });
    });
  };

  /**
   * Reads the record again without a loading state, because a write may have changed the balance. Resolves to false
   * when the user has signed out or the server has no record.
   */
  const refresh = async (): Promise<boolean> => {
    const mine = turn;
    const { user, account: known } = state.get();
    if (!user || known !== 'known') return user !== null;
    const record = await account.read(user.email).catch((error: unknown) => (mine === turn ? log(error) : undefined));
    if (mine !== turn || record === null) return false;
    if (record) state.set({ record });
    return true;
  };

  const arrive = async (user: IdentityUser) => {
    if (sameEmail(arriving, user.email)) return;
    const mine = ++turn;
    arriving = user.email;
    implied = true;
    const { user: before, record, account: known, prices } = state.get();
    const same = sameEmail(before?.email, user.email) && { record, account: known, prices };
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

  /** Signs out an account without an e-mail, as Google allows (GUARD-1). It would be reported again on each visit. */
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
   * Runs a sign-in with the flag `loading` set. When the sign-in fails, the flag is reset (C-03), unless another one is
   * in flight: Google reports a closed pop-up only seconds later.
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

  /** Signs out; the callback `before` navigates, after the provider's sign-out and before guards see the change. */
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

  /**
   * Access token for a call, renewed first when that is due; null without a token. Rejects with an ApiError when the
   * token has expired and cannot be renewed.
   */
  const token = async (): Promise<string | null> => {
    if (!isDecided(state.get()) && tokens.isDue()) await Promise.race([state.until(isDecided), after(PATIENCE)]);
    return tokens.current();
  };

  /** Signs out at once when another tab has signed out; the identity provider would notice only later. */
  const follow = ({ key, newValue }: StorageEvent) => {
    const gone = key === null || (key === ACCESS_TOKEN && newValue === null);
    if (gone && state.get().user && arriving === undefined) void signOut();
  };

  return {
    state: state.get,
    subscribe: state.subscribe,
    token,
    /** Promise of the first session state that can be shown: signed out, record known or missing, or a failure. */
    settled: state.settled,
    /** Subscribes to the end of the session by a 401 or 403, reported once. The only subscriber navigates (API-5). */
    onExpired: (listener: () => unknown) => {
      expired.add(listener);
      return () => expired.delete(listener);
    },
    /** Subscribes to the identity provider and to sign-outs in other tabs. Returns the unsubscribe function. */
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
    /** Sign-up by e-mail, in the order of C-54: the provider's account, its profile, POST /user, then the record. */
    signUp: ({ name, email, password, imgurl, role }: NewUser) =>
      attempt(() => {
        const undo = newAccounts.keep(email, newAccount(name, imgurl, role, welcome));
        const signing = identity.signUp(email, password).catch((error: unknown) => {
          // Without a response the account may exist all the same: the body stays stored for a later sign-in, and is
          // sent if the server then has no record.
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
     * Signs in with Google, for new and existing accounts; `role` counts for new ones only (C-16). The user's record
     * may be read before this promise settles, because Google's pop-up may stay open for ever.
     */
    signInWithGoogle: (role: SignUpRole) =>
      attempt(async () => {
        const user = await identity.signInWithGoogle();
        if (user.email) newAccounts.keep(user.email, newAccount(user.displayName, user.photoUrl, role, welcome));
        return user;
      }),
    ...createWelcome({ identity, state, renew: tokens.renew, refresh }),
    prepareGoogle: () => identity.prepare(),
    /**
     * Registers work to finish before a sign-out that the user asks for; the sign-out waits up to four seconds for it.
     * The work is not done when a session expires. Returns the function that unregisters it.
     */
    beforeSignOut: (finish: () => Promise<unknown>) => {
      lastCalls.add(finish);
      return () => lastCalls.delete(finish);
    },
    /** Signs out after the work of `beforeSignOut`. `before` then navigates, so that no guard redirects to /login. */
    signOut: async (before?: () => unknown) => {
      const { user } = state.get();
      if (user && lastCalls.size > 0) {
        await Promise.race([Promise.allSettled([...lastCalls].map((finish) => finish())), after(LAST_CALLS)]);
        // The session may have expired during the wait.
        if (!sameEmail(state.get().user?.email, user.email)) return;
      }
      await signOut(before);
    },
    /** Registers the signed-in user, of whom the server has no record, with a role. */
    chooseRole: async (role: SignUpRole) => {
      const { user } = state.get();
      if (!user) return;
      newAccounts.keep(user.email, newAccount(user.displayName, user.photoUrl, role, welcome));
      state.set({ account: 'unknown' });
      await loadRecord(user.email, turn);
    },
    refresh,
    /** Retries at once: skips the delay before a retry, or reads the record again after a refusal for good. */
    retry: () => {
      pause.skip();
      const { user, refusal } = state.get();
      state.set({ refusal: null });
      if (user && refusal) void loadRecord(user.email, turn);
    },
    /** Ends the session after a 401 or 403 to a call with its token. Signs out once, however many calls fail (C-27). */
    expire: () => {
      const { loading, record } = state.get();
      // Requests sent while the session loads carried the token of an earlier visit; a new token is on its way.
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
