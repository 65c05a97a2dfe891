import { afterEach, beforeEach, vi } from 'vitest';
import { createSession } from '#authProvider/createSession.ts';
import { createFakeApi, createFakeIdentity, createFakeStorage } from './fakes.ts';

let stop = () => {};

/** Replaces timers and console.error in all tests of a file. */
export const stopClock = () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
};

/**
 * Session with an identity provider, a server and a storage that the test plays. `keptToken` is an access token that an
 * earlier visit has stored.
 */
export const setUp = (keptToken?: string) => {
  const { identity, report } = createFakeIdentity();
  const { api, calls, options } = createFakeApi();
  const storage = createFakeStorage();
  if (keptToken !== undefined) storage.set('access-token', keptToken);
  const session = createSession({ identity, api, storage });
  stop = session.start();
  return { session, identity, report, calls, options, storage };
};

/** Runs everything that needs no more time. */
export const flush = () => vi.advanceTimersByTimeAsync(0);

export const newcomer = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'Abcdef',
  imgurl: 'https://i/1.png',
  role: 'buyer',
} as const;
