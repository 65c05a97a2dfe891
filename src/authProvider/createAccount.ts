import { ApiError } from '../api/ApiError.ts';
import type { ApiFor } from '../api/createApi.ts';
import type { Account } from '../domain/entities.ts';
import type { Identity } from '../services/identity.ts';
import type { createNewAccounts } from './createNewAccounts.ts';

export type AccountDeps = {
  identity: Identity;
  api: ApiFor;
  newAccounts: ReturnType<typeof createNewAccounts>;
  /** Callback for a new account that got no welcome coins, because the day's limit was reached. */
  onUnwelcomed?: () => void;
  /**
   * Function that returns true while welcome coins wait for a verified e-mail address. A new ID token is then
   * requested, because a cached one may still call the address unverified.
   */
  isWaiting?: () => boolean;
};

/**
 * Creates the functions that get a signed-in user's access token and record from the server. `askToken` requests the
 * token, `read` the record; `load` sends a pending registration before it reads. `onUnwelcomed` is called for a new
 * account that gets no welcome coins, and `isWaiting` returns true while welcome coins wait for a verified address.
 */
export const createAccount = ({ identity, api, newAccounts, onUnwelcomed, isWaiting }: AccountDeps) => {
  const prove = async (email: string, fresh: boolean) =>
    api({ bearer: await identity.idToken(fresh), waits: true }).createToken({ email });

  /**
   * Access token for a user in exchange for the provider's ID token (C-57), with the extras that the server announces
   * (C-67). After a 401 a new ID token is sent, once: Firebase caches ID tokens by this device's clock, which may be
   * wrong.
   */
  const askToken = (email: string) =>
    prove(email, isWaiting?.() ?? false).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return prove(email, true);
      throw error;
    });

  /**
   * Sends the pending POST /user. Resolves to the error if the server did not acknowledge it; the body then stays
   * stored.
   */
  const register = async (email: string): Promise<{ error: unknown } | undefined> => {
    const owed = newAccounts.find(email);
    try {
      const made = owed && (await api({ waits: true }).createUser({ email, ...owed }));
      if (made?.welcome === 0) onUnwelcomed?.();
      newAccounts.drop(email);
      return undefined;
    } catch (error) {
      return { error };
    } finally {
      newAccounts.setDue(email, false);
    }
  };

  /**
   * Record of the user, or null when the server has none. When there is one, the pending registration is dropped
   * (C-54).
   */
  const read = async (email: string): Promise<Account | null> => {
    try {
      const record = await api().getUser({ email });
      if (record) newAccounts.drop(email);
      return record;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };

  /**
   * Registers a new account, then reads its record. A body stored on an earlier visit is sent only if the server has no
   * record (C-54). A failed registration is logged, and thrown only if the record is missing.
   */
  const load = async (email: string): Promise<Account | null> => {
    const failure = newAccounts.isDue(email) ? await register(email) : undefined;
    if (failure) console.error(failure.error);
    const record = await read(email);
    if (record || !newAccounts.find(email)) return record;
    newAccounts.setDue(email, true);
    if (failure) throw failure.error;
    return load(email);
  };

  return { askToken, read, load };
};
