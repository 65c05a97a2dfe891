import { ApiError, isUnauthorized } from '../api/ApiError.ts';
import type { Extra } from '../contract/extras.ts';
import type { Storage } from '../services/storage.ts';
import { ACCESS_TOKEN, isDue, isOver, leaseLeft, leaseOf, readToken, renewalDelay, type Lease } from './accessToken.ts';

/** Delay in milliseconds before a failed renewal is retried; the old token is still valid for a while. */
const TRY_AGAIN = 30_000;

type AskToken = (email: string) => Promise<{ token: string; extras?: readonly Extra[] }>;

/**
 * Creates the keeper of the access token, which stores the token and renews it before it expires. Without that, a
 * request would be refused in the middle of work. `onExtras` is called with each new token's extras.
 */
export const createTokenKeeper = (
  askToken: AskToken,
  storage: Storage,
  onExtras: (extras: readonly Extra[]) => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lease: Lease | null = leaseLeft(readToken(storage));
  /** Function that renews the current user's token; null until a token was received on this visit. */
  let again: (() => Promise<void>) | null = null;
  /** Renewal in flight, which all waiting calls share. */
  let renewing: Promise<void> | undefined;
  /** True after a failed renewal: the timer retries, and calls use the old token until it expires. */
  let failing = false;

  const renewAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew().catch(() => {}), delay);
  };

  /**
   * Requests a token for the user with this e-mail, and stores it unless `isCurrent` returns false, because the user
   * has changed meanwhile.
   */
  const store = async (email: string, isCurrent: () => boolean): Promise<void> => {
    const { token, extras = [] } = await askToken(email);
    if (!isCurrent()) return;
    onExtras(extras);
    storage.set(ACCESS_TOKEN, token);
    lease = leaseOf(token, Date.now());
    failing = false;
    again = () =>
      store(email, isCurrent).catch((error: unknown) => {
        console.error('Error setting token:', error);
        failing = true;
        if (isCurrent()) renewAfter(TRY_AGAIN);
        throw error;
      });
    renewAfter(renewalDelay(lease));
  };

  const renew = (): Promise<void> => {
    const mine = (renewing ??= (again?.() ?? Promise.resolve()).finally(() => {
      if (renewing === mine) renewing = undefined;
    }));
    return mine;
  };

  return {
    store,
    /** Requests a new token now, or joins the request that is in flight. */
    renew,
    /** True when the access token is due for renewal, so that a call should wait. */
    isDue: () => lease !== null && isDue(lease, Date.now()),
    /**
     * Token for a call, renewed first when it is due: timers stop while a device sleeps, and an expired token would end
     * the session. Rejects when the renewal fails and the stored token has expired; null without a token.
     */
    current: async (): Promise<string | null> => {
      const mustWait = lease !== null && isDue(lease, Date.now()) && (!failing || isOver(lease, Date.now()));
      if (mustWait)
        await renew().catch((error: unknown) => {
          if (lease && isOver(lease, Date.now()) && !isUnauthorized(error)) throw notRenewed(error);
        });
      return readToken(storage);
    },
    stop: () => {
      clearTimeout(timer);
      lease = null;
      again = null;
      renewing = undefined;
      failing = false;
    },
  };
};

/** Error of a call whose token could not be renewed. A failure of the identity provider counts as 'offline'. */
const notRenewed = (cause: unknown): ApiError =>
  cause instanceof ApiError
    ? cause
    : new ApiError('offline', 0, 'The access token could not be renewed.', undefined, { cause });
