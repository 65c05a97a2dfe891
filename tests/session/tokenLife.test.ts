// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { createSession } from '#authProvider/createSession.ts';
import { ada, createFakeIdentity, createFakeStorage } from './fakes.ts';
import { flush } from './setUp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Server = {
  /** Milliseconds by which this device's clock is ahead of the server's. */
  ahead?: number;
  /** Life of a token in milliseconds. */
  life?: number;
  /** Claims of a token in seconds; without an expiry, the client takes it as valid for ever. */
  claims?: (claims: { iat: number; exp: number }) => object;
};

const expiryOf = (token: string): number => (JSON.parse(atob(token.split('.')[1] ?? '')) as { until: number }).until;

/**
 * Replaces the server by one that issues tokens by its own clock, and refuses expired ones. `trouble.jwt` answers
 * requests for tokens in its place; `renewals` counts these.
 */
const serve = ({ ahead = 0, life = HOUR, claims = (all) => all }: Server) => {
  const now = () => Date.now() - ahead;
  const issue = () => {
    const iat = Math.floor(now() / 1000);
    return `h.${btoa(JSON.stringify({ ...claims({ iat, exp: iat + life / 1000 }), until: now() + life }))}.s`;
  };
  const asked: string[] = [];
  const trouble: { jwt: (() => Promise<Response>) | undefined } = { jwt: undefined };
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    asked.push(url);
    if (url === '/jwt') return trouble.jwt?.() ?? Response.json({ token: issue() });
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    if (token === '' || expiryOf(token) < now()) return Response.json({ message: 'over' }, { status: 401 });
    return url.startsWith('/oneUser') ? Response.json({ email: ada.email, role: 'worker' }) : Response.json([]);
  });
  return { issue, trouble, renewals: () => asked.filter((url) => url === '/jwt').length };
};

let stop = () => {};

const comeIn = async (options: Server = {}, kept?: (server: ReturnType<typeof serve>) => string) => {
  const server = serve(options);
  const { identity, report } = createFakeIdentity();
  const storage = createFakeStorage();
  if (kept) storage.set('access-token', kept(server));
  const api = createApi({
    baseUrl: '',
    token: () => session.token(),
    onUnauthorized: () => {
      session.expire();
    },
    ready: Promise.resolve(),
  });
  const session = createSession({ identity, api, storage });
  stop = session.start();
  if (!kept) {
    report(ada);
    await flush();
    expect(session.state().account).toBe('known');
  }
  return { ...server, session, report, identity, call: () => api().listOpenTasks() };
};

/** Moves the clock on by so many milliseconds, without running timers. */
const sleep = (time: number) => vi.setSystemTime(Date.now() + time);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-06-15T12:00:00Z');
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a token is renewed at four fifths of its life, which is exp - iat', () => {
  test.each([
    ['is right', 0],
    ['is two hours ahead', 2 * HOUR],
    ['is two hours behind', -2 * HOUR],
  ])('when this device’s clock %s', async (_, ahead) => {
    const { session, call, renewals } = await comeIn({ ahead });
    await vi.advanceTimersByTimeAsync(47 * MINUTE);
    expect(renewals()).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(renewals()).toBe(2);
    for (let minutes = 0; minutes < 180; minutes += 10) {
      expect(await call()).toEqual([]);
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
    }
    expect(renewals()).toBe(5);
    expect(session.state().user).toEqual(ada);
  });

  test('and once a day where it lives for 30 days, which is more than a timer can wait', async () => {
    const { renewals } = await comeIn({ life: 30 * DAY });
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    expect(renewals()).toBe(1);
    await vi.advanceTimersByTimeAsync(3 * DAY);
    expect(renewals()).toBe(4);
  });

  test.each([
    ['nothing', () => ({})],
    ['an end before its beginning', ({ iat, exp }: { iat: number; exp: number }) => ({ iat: exp, exp: iat })],
  ])('and once a day where it says %s of its life', async (_, claims) => {
    const { renewals } = await comeIn({ life: 30 * DAY, claims });
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    expect(renewals()).toBe(1);
    await vi.advanceTimersByTimeAsync(3 * DAY);
    expect(renewals()).toBe(4);
  });

  test('and every few minutes, not seconds, where it says its end alone and the clock is hours ahead', async () => {
    const { renewals } = await comeIn({ ahead: 2 * HOUR, claims: ({ exp }) => ({ exp }) });
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(renewals()).toBe(1 + 15);
  });
});

describe('after a device has slept', () => {
  test('20 calls at once wait for one renewal, and none is refused', async () => {
    const { session, call, renewals } = await comeIn();
    sleep(3 * HOUR);
    const answers = await Promise.all(Array.from({ length: 20 }, call));
    expect(answers).toEqual(Array.from({ length: 20 }, () => []));
    expect(renewals()).toBe(2);
    expect(await call()).toEqual([]);
    expect(renewals()).toBe(2);
    expect(session.state().user).toEqual(ada);
  });

  test('a renewal that fails fails the calls that waited for it, signs nobody out, and the next call tries again', async () => {
    const { session, call, renewals, trouble } = await comeIn();
    sleep(3 * HOUR);
    trouble.jwt = () => Promise.resolve(Response.json({ message: 'down' }, { status: 500 }));
    const [one, other] = await Promise.allSettled([call(), call()]);
    expect(one).toMatchObject({ status: 'rejected', reason: { status: 500 } });
    expect(other).toMatchObject({ status: 'rejected', reason: { status: 500 } });
    expect(renewals()).toBe(2);
    expect(session.state()).toMatchObject({ loading: false, failing: false, user: ada, account: 'known' });
    trouble.jwt = undefined;
    expect(await call()).toEqual([]);
    expect(session.state().user).toEqual(ada);
  });

  test('an identity that cannot be proven without a network counts as no connection', async () => {
    const { identity, session, call } = await comeIn();
    sleep(3 * HOUR);
    vi.spyOn(identity, 'idToken').mockRejectedValueOnce(new Error('auth/network-request-failed'));
    await expect(call()).rejects.toMatchObject({ failure: 'offline' });
    expect(session.state().user).toEqual(ada);
    expect(await call()).toEqual([]);
  });

  test('a server that gives no other token and takes the old one no more signs out (C-27)', async () => {
    const { session, call, trouble } = await comeIn();
    sleep(3 * HOUR);
    trouble.jwt = () => Promise.resolve(Response.json({}, { status: 403 }));
    await expect(call()).rejects.toMatchObject({ status: 401 });
    await flush();
    expect(session.state().user).toBeNull();
  });

  test('while the old token still holds, calls go on with it, and one try in 30 s is enough', async () => {
    const { session, call, renewals, trouble } = await comeIn();
    sleep(50 * MINUTE);
    trouble.jwt = () => Promise.resolve(Response.json({}, { status: 500 }));
    for (let calls = 0; calls < 5; calls++) expect(await call()).toEqual([]);
    expect(renewals()).toBe(2);
    trouble.jwt = undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(renewals()).toBe(3);
    sleep(50 * MINUTE);
    expect(await call()).toEqual([]);
    expect(renewals()).toBe(4);
    expect(session.state().user).toEqual(ada);
  });

  test('or has had its clock put back, the next call renews once', async () => {
    const { call, renewals } = await comeIn();
    sleep(-5 * HOUR);
    await Promise.all([call(), call()]);
    await call();
    expect(renewals()).toBe(2);
  });
});

describe('a token of an earlier visit', () => {
  const old = ({ issue }: { issue: () => string }): string => {
    const token = issue();
    sleep(3 * HOUR);
    return token;
  };

  test('that is over is renewed before the first call, which comes ahead of the provider’s report', async () => {
    const { session, call, report, renewals } = await comeIn({}, old);
    const early = call();
    await vi.advanceTimersByTimeAsync(5000);
    expect(renewals()).toBe(0);
    report(ada);
    await flush();
    expect(await early).toEqual([]);
    expect(renewals()).toBe(1);
    expect(session.state().user).toEqual(ada);
  });

  test('that is fresh keeps no call waiting', async () => {
    const { call, renewals } = await comeIn({}, ({ issue }) => issue());
    expect(await call()).toEqual([]);
    expect(renewals()).toBe(0);
  });

  test.each([
    ['reports nobody', (report: (user: null) => void) => report(null), 0],
    ['reports nothing for 15 s', () => {}, 15_000],
  ])('keeps no call waiting once the provider %s', async (_, say, time) => {
    const { call, report } = await comeIn({}, old);
    const early = expect(call()).rejects.toMatchObject({ status: 401 });
    await flush();
    say(report);
    await vi.advanceTimersByTimeAsync(time);
    await early;
  });
});
