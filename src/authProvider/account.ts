import { ApiError } from '../api/ApiError.ts';
import type { ApiFor } from '../api/createApi.ts';
import type { User } from '../domain/entities.ts';
import type { Identity } from '../services/identity.ts';
import type { createNewAccounts } from './newAccounts.ts';

export type AccountDeps = { identity: Identity; api: ApiFor; newAccounts: ReturnType<typeof createNewAccounts> };

/** The three calls that turn a provider's user into one of this marketplace. */
export const createAccount = ({ identity, api, newAccounts }: AccountDeps) => {
  /** Proves the identity and answers the server's access token (C-57). */
  const askToken = async (email: string): Promise<string> =>
    (await api({ bearer: await identity.idToken() }).createToken({ email })).token;

  /** Sends POST /user while one is owed, and forgets it once the server has acknowledged it. */
  const register = async (email: string): Promise<void> => {
    const owed = newAccounts.find(email);
    if (!owed) return;
    await api().createUser({ email, ...owed });
    newAccounts.drop(email);
  };

  /** The user's record, or null where the server knows none. */
  const read = async (email: string): Promise<User | null> => {
    try {
      return await api().getUser({ email });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };

  /** Registers what is owed, then reads. A failed registration is only logged, unless the record is missing because of it. */
  const load = async (email: string): Promise<User | null> => {
    const registration = await register(email).catch((error: unknown) => ({ error }));
    if (registration) console.error(registration.error);
    const record = await read(email);
    if (!record && registration) throw registration.error;
    return record;
  };

  return { askToken, read, load };
};
