import { vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ApiFor, CallOptions } from '#api/createApi.ts';
import type { Api } from '#contract/endpoints.ts';
import type { User } from '#domain/entities.ts';
import type { Identity, IdentityUser } from '#services/identity.ts';
import type { Storage } from '#services/storage.ts';

export const ada: IdentityUser = { email: 'ada@example.com', displayName: 'Ada', photoUrl: '' };
export const bo: IdentityUser = { email: 'bo@example.com', displayName: 'Bo', photoUrl: '' };

export const aUser = (change: Partial<User> = {}): User => ({
  _id: '1',
  name: 'Ada',
  displayName: 'Ada',
  email: ada.email,
  role: 'worker',
  coin: 10,
  imgurl: '',
  ...change,
});

/** Creates an identity provider that a test plays: `report` reports who is signed in. */
export const createFakeIdentity = () => {
  let tell: (user: IdentityUser | null) => void = () => {};
  const identity = {
    onAuthChange: (report) => {
      tell = report;
      return () => {};
    },
    signUp: vi.fn<Identity['signUp']>(),
    signIn: vi.fn<Identity['signIn']>(),
    signInWithGoogle: vi.fn<Identity['signInWithGoogle']>(),
    updateProfile: vi.fn<Identity['updateProfile']>(() => Promise.resolve()),
    sendVerification: vi.fn<Identity['sendVerification']>(() => Promise.resolve()),
    signOut: vi.fn<Identity['signOut']>(() => {
      tell(null);
      return Promise.resolve();
    }),
    idToken: (_fresh?: boolean) => Promise.resolve('proof'),
    prepare: () => Promise.resolve(),
  } satisfies Identity;
  return { identity, report: (user: IdentityUser | null) => tell(user) };
};

/** Creates the calls of the session as spies. `options` has the options of every call. */
export const createFakeApi = () => {
  const calls = {
    createToken: vi.fn<Api['createToken']>(() => Promise.resolve({ token: 'token-1' })),
    getUser: vi.fn<Api['getUser']>(() => Promise.resolve(aUser())),
    createUser: vi.fn<Api['createUser']>(() => Promise.resolve(undefined)),
  };
  const options: (CallOptions | undefined)[] = [];
  const api: ApiFor = (given) => {
    options.push(given);
    return calls as unknown as Api;
  };
  return { api, calls, options };
};

export const createFakeStorage = (): Storage & { all: Map<string, string> } => {
  const all = new Map<string, string>();
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
    keys: (prefix) => [...all.keys()].filter((key) => key.startsWith(prefix)),
  };
};

export const refused = (status: number) => new ApiError('refused', status, String(status));
