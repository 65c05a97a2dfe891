import type { Extra } from '../contract/extras.ts';
import type { User } from '../domain/entities.ts';
import type { IdentityUser } from '../services/identity.ts';

export type SessionState = {
  /** True until the provider has reported and, for a user, the server token is stored (AUTH-1 to AUTH-7). */
  readonly loading: boolean;
  /** A token of an earlier visit is stored: until the provider reports, somebody signed in is the likelier visitor. */
  readonly expected: boolean;
  /** Who the identity provider says is here. */
  readonly user: IdentityUser | null;
  /** The server's record: role, coins, picture. Null while it is not known. */
  readonly record: User | null;
  /** 'missing': the server knows no such user and nothing is left to register, so a role must be chosen (C-54). */
  readonly account: 'unknown' | 'known' | 'missing';
  /** What the server has announced beside the token (C-67). */
  readonly extras: readonly Extra[];
  /** The last try to get the token or the record failed; another one follows by itself (C-03, C-06). */
  readonly failing: boolean;
  /** The server has refused the account or its record for good: nothing is asked again by itself. */
  readonly refusal: unknown;
};

export const signedOut: SessionState = {
  loading: false,
  expected: false,
  user: null,
  record: null,
  account: 'unknown',
  extras: [],
  failing: false,
  refusal: null,
};

/** Before the provider has reported, and without a stored token. */
export const unknown: SessionState = { ...signedOut, loading: true };

/** The coins of whoever is here; none where the server has not said (DASH-10). */
export const balanceOf = ({ record }: Pick<SessionState, 'record'>): number => record?.coin ?? 0;

/** Whether it is decided who is here: nobody, somebody known, somebody who must choose a role, or trouble to be shown. */
const isSettled = ({ loading, user, account, failing, refusal }: SessionState): boolean =>
  failing || refusal !== null || (!loading && (user === null || account !== 'unknown'));

/** The state and those who watch it. It starts without a report, `expected` or not. */
export const createSessionState = (expected: boolean) => {
  // The very state of a prerendered page, which then has nothing to draw again.
  let state: SessionState = expected ? { ...unknown, expected } : unknown;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  /** The first state, from now on, of which something holds. */
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
      [...listeners].forEach((listener) => {
        listener();
      });
    },
    subscribe,
    until,
    settled: () => until(isSettled),
  };
};
