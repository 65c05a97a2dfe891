import { afterEach, beforeEach, vi } from 'vitest';
import { createSession } from '#authProvider/createSession.ts';
import { createFakeApi, createFakeIdentity, createFakeStorage } from './fakes.ts';

let stop = () => {};

/** For a file whose tests stop the clock, and look at what the console was told. */
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
 * A session that listens to a provider, a server and a storage which the test plays; time is the test's own. `keptToken` is
 * one that an earlier visit has left.
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

/** Lets everything happen that waits for nothing but its turn. */
export const flush = () => vi.advanceTimersByTimeAsync(0);

export const newcomer = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'Abcdef',
  imgurl: 'https://i/1.png',
  role: 'buyer',
} as const;
