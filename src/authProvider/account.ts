import { ApiError } from '../api/ApiError.ts';
import type { ApiFor } from '../api/createApi.ts';
import type { User } from '../domain/entities.ts';
import type { Identity } from '../services/identity.ts';
import type { createNewAccounts } from './newAccounts.ts';

export type AccountDeps = { identity: Identity; api: ApiFor; newAccounts: ReturnType<typeof createNewAccounts> };

/** The three calls that turn a provider's user into one of this marketplace. */
export const createAccount = ({ identity, api, newAccounts }: AccountDeps) => {
  const prove = async (email: string, fresh: boolean) =>
    api({ bearer: await identity.idToken(fresh), waits: true }).createToken({ email });

  /**
   * Proves the identity and answers the server's access token (C-57), with what the server announces (C-67). The provider's code keeps
   * a proof by this device's clock: one that was put right since may keep it for too long, so that a refused proof is replaced once.
   */
  const askToken = (email: string) =>
    prove(email, false).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return prove(email, true);
      throw error;
    });

  /** Sends the POST /user that is due. Answers what went wrong: it was not acknowledged, and its body stays kept. */
  const register = async (email: string): Promise<{ error: unknown } | undefined> => {
    const owed = newAccounts.find(email);
    try {
      if (owed) await api({ waits: true }).createUser({ email, ...owed });
      newAccounts.drop(email);
      return undefined;
    } catch (error) {
      return { error };
    } finally {
      newAccounts.setDue(email, false);
    }
  };

  /** The user's record, with which no POST /user is owed any more (C-54), or null where the server knows none. */
  const read = async (email: string): Promise<User | null> => {
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
   * Registers a new account, and only then reads the record; an account kept from an earlier visit is registered where the server
   * knows no record (C-54). A failed registration is only logged, unless the record is missing because of it.
   */
  const load = async (email: string): Promise<User | null> => {
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
