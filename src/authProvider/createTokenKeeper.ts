import type { Storage } from '../services/storage.ts';
import { ACCESS_TOKEN, renewalDelay } from './accessToken.ts';

/** After a failed renewal the old token still holds for a while; trying again costs nothing. */
const TRY_AGAIN = 30_000;

/** Stores the server's token, and a fresh one before it runs out, so that work is not interrupted by a refusal. */
export const createTokenKeeper = (askToken: (email: string) => Promise<string>, storage: Storage) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const renewAfter = (delay: number | undefined, email: string, isCurrent: () => boolean) => {
    clearTimeout(timer);
    if (delay !== undefined) timer = setTimeout(() => void renew(email, isCurrent), delay);
  };

  /** Asks for a token and stores it, unless `isCurrent` says that somebody else is here by then. */
  const store = async (email: string, isCurrent: () => boolean): Promise<void> => {
    const token = await askToken(email);
    if (!isCurrent()) return;
    storage.set(ACCESS_TOKEN, token);
    renewAfter(renewalDelay(token), email, isCurrent);
  };

  const renew = (email: string, isCurrent: () => boolean) =>
    store(email, isCurrent).catch((error: unknown) => {
      console.error('Error setting token:', error);
      if (isCurrent()) renewAfter(TRY_AGAIN, email, isCurrent);
    });

  return {
    store,
    stop: () => {
      clearTimeout(timer);
    },
  };
};
