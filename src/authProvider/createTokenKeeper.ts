import { ApiError, isUnauthorized } from '../api/ApiError.ts';
import type { Extra } from '../contract/extras.ts';
import type { Storage } from '../services/storage.ts';
import { ACCESS_TOKEN, isDue, isOver, leaseLeft, leaseOf, readToken, renewalDelay, type Lease } from './accessToken.ts';

/** After a failed renewal the old token still holds for a while; trying again costs nothing. */
const TRY_AGAIN = 30_000;

type AskToken = (email: string) => Promise<{ token: string; extras?: readonly Extra[] }>;

/** Stores the server's token, and a fresh one before it runs out, so that work is not interrupted by a refusal. */
export const createTokenKeeper = (
  askToken: AskToken,
  storage: Storage,
  onExtras: (extras: readonly Extra[]) => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lease: Lease | null = leaseLeft(readToken(storage));
  /** Asks again on behalf of whoever the token is for; null until this visit has got one. */
  let again: (() => Promise<void>) | null = null;
  /** The renewal under way, one for all calls that wait for it. */
  let renewing: Promise<void> | undefined;
  /** The last renewal failed: the timer tries again, and calls go on with the old token for as long as it holds. */
  let failing = false;

  const renewAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew().catch(() => {}), delay);
  };

  /** Asks for a token and stores it, unless `isCurrent` says that somebody else is here by then. */
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
    /** Whether a call should not go out with the token that is stored. */
    isDue: () => lease !== null && isDue(lease, Date.now()),
    /**
     * The token for a call. A timer stands still while a device sleeps: a token that is due is renewed before the call, so that
     * the server does not refuse it and end the session. If that fails, a call that would surely be refused fails the same way.
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

/** What a call meets whose token could not be renewed; the provider's own failures are those of a connection. */
const notRenewed = (cause: unknown): ApiError =>
  cause instanceof ApiError
    ? cause
    : new ApiError('offline', 0, 'The access token could not be renewed.', undefined, { cause });
