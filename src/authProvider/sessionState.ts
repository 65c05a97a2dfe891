import type { Extra } from '../contract/extras.ts';
import type { Prices } from '../domain/coins.ts';
import type { Account } from '../domain/entities.ts';
import type { IdentityUser } from '../services/identity.ts';

export type SessionState = {
  /** True until the provider has reported and, for a user, the access token is stored (AUTH-1 to AUTH-7). */
  readonly loading: boolean;
  /**
   * True when a token of an earlier visit is stored: until the provider reports, the visitor is assumed to be signed
   * in.
   */
  readonly expected: boolean;
  /** Signed-in user according to the identity provider. */
  readonly user: IdentityUser | null;
  /** Server's record of the user: role, coins, picture. Null until it is known. */
  readonly record: Account | null;
  /** 'missing': the server has no record and no registration is pending, so the user must choose a role (C-54). */
  readonly account: 'unknown' | 'known' | 'missing';
  /** Extras that the server announced beside the token (C-67). */
  readonly extras: readonly Extra[];
  /** Prices of a server that has announced that it tells them (C-67); null for those of the build. */
  readonly prices: Prices | null;
  /** True when this sign-up came after the day's welcome coins were given. */
  readonly isUnwelcomed: boolean;
  /** True when the last request for the token or the record failed and will be retried (C-03, C-06). */
  readonly failing: boolean;
  /** Error by which the server refused the account for good, without automatic retries; null otherwise. */
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

/** State before the provider has reported, without a stored token. */
export const unknown: SessionState = { ...signedOut, loading: true };

/** Coins of the signed-in user; 0 until the record is known (DASH-10). */
export const balanceOf = ({ record }: Pick<SessionState, 'record'>): number => record?.coin ?? 0;

/** True when the session is decided: signed out, record known or missing, or an error to show. */
const isDecided = ({ loading, user, account, failing, refusal }: SessionState): boolean =>
  failing || refusal !== null || (!loading && (user === null || account !== 'unknown'));

/** Observable session state; `expected` says that a token of an earlier visit is stored. */
export const createSessionState = (expected: boolean) => {
  // The same object as in prerendering, so that hydration finds nothing to render again.
  let state: SessionState = expected ? { ...unknown, expected } : unknown;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** Resolves with the first state, now or later, for which `holds` returns true. */
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
