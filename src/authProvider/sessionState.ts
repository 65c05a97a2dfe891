import type { Extra } from '../contract/extras.ts';
import type { Prices } from '../domain/coins.ts';
import type { Account } from '../domain/entities.ts';
import type { IdentityUser } from '../services/identity.ts';

export type SessionState = {
  /**
   * True until the identity provider has reported and, for a signed-in user, the access token is stored (AUTH-1 to
   * AUTH-7).
   */
  readonly loading: boolean;
  /**
   * True when the browser's storage holds a token of an earlier visit: the visitor is taken for signed in until the
   * provider reports.
   */
  readonly expected: boolean;
  /** Signed-in user according to the identity provider. */
  readonly user: IdentityUser | null;
  /** User's record at the server: role, coins, picture. Null until it is known. */
  readonly record: Account | null;
  /**
   * State of the user's account at the server. 'missing': there is no record and no registration is pending, so the
   * user must choose a role (C-54).
   */
  readonly account: 'unknown' | 'known' | 'missing';
  /** Extras (abilities beyond the specification) that the server announced beside the token (C-67). */
  readonly extras: readonly Extra[];
  /** Prices that the server sent, if it announces the extra `prices` (C-67); null: the build's prices apply. */
  readonly prices: Prices | null;
  /** True when this sign-up got no welcome coins because the day's limit was reached. */
  readonly isUnwelcomed: boolean;
  /** True when the last request for the token or the record failed and will be retried (C-03, C-06). */
  readonly failing: boolean;
  /** Error with which the server refused the account for good: it is not retried automatically. Null otherwise. */
  readonly refusal: unknown;
};

export const signedOut: SessionState = {
  loading: false,
  expected: false,
  user: null,
  record: null,
  account: 'unknown',
  extras: [],
  prices: null,
  isUnwelcomed: false,
  failing: false,
  refusal: null,
};

/** Session state before the identity provider has reported, when no token is stored. */
export const unknown: SessionState = { ...signedOut, loading: true };

/** Coins of the signed-in user; 0 until the record is known (DASH-10). */
export const balanceOf = ({ record }: Pick<SessionState, 'record'>): number => record?.coin ?? 0;

/** True when the session state can be shown: signed out, record known or missing, or an error. */
const isDecided = ({ loading, user, account, failing, refusal }: SessionState): boolean =>
  failing || refusal !== null || (!loading && (user === null || account !== 'unknown'));

/**
 * Creates the store of the session state. `expected` is true when the browser has stored a token of an earlier visit.
 */
export const createSessionState = (expected: boolean) => {
  // The same object as in prerendering, so that hydration has nothing to render again.
  let state: SessionState = expected ? { ...unknown, expected } : unknown;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** Promise of the first state, current or later, for which `holds` returns true. */
  const until = (holds: (state: SessionState) => boolean) =>
    new Promise<SessionState>((resolve) => {
      const check = () => {
        if (!holds(state)) return;
        stop();
        resolve(state);
      };
      const stop = subscribe(check);
      check();
    });
  return {
    get: () => state,
    set: (change: Partial<SessionState>) => {
      state = { ...state, ...change };
      [...listeners].forEach((listener) => listener());
    },
    subscribe,
    until,
    settled: () => until(isDecided),
  };
};
