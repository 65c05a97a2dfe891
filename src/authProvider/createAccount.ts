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
  /** True while welcome coins wait for a verified e-mail address: a cached ID token may still call it unverified. */
  isWaiting?: () => boolean;
};

/**
 * Creates the functions by which a sign-in reaches the server. `askToken` requests an access token, `read` the user's
 * record; `load` sends a pending registration before it reads. `onUnwelcomed` is called for a new account that gets no
 * welcome coins, and `isWaiting` returns true while welcome coins wait for a verified address.
 */
export const createAccount = ({ identity, api, newAccounts, onUnwelcomed, isWaiting }: AccountDeps) => {
  const prove = async (email: string, fresh: boolean) =>
    api({ bearer: await identity.idToken(fresh), waits: true }).createToken({ email });

  /**
   * Access token for a user in exchange for the provider's ID token (C-57), with the extras that the server announces
   * (C-67). Firebase caches ID tokens by this device's clock, which may be wrong: after a 401 a fresh one is sent,
   * once.
   */
  const askToken = (email: string) =>
    prove(email, isWaiting?.() ?? false).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return prove(email, true);
      throw error;
    });

  /** Sends the pending POST /user. Returns the error if it was not acknowledged; its body then stays stored. */
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
