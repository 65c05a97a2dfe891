// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createSession } from '#authProvider/createSession.ts';
import { ada, createFakeApi, createFakeIdentity, createFakeStorage, refused } from './fakes.ts';
import { flush, setUp, stopClock } from './setUp.ts';

stopClock();

const signedIn = async () => {
  const world = setUp();
  world.report(ada);
  await flush();
  return world;
};
const inAnotherTab = (key: string | null, newValue: string | null) => {
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue: 'x', newValue }));
  return flush();
};

test.each([
  ['the token is taken away', 'access-token', null],
  ['everything is taken away', null, null],
])('in another tab %s: this one follows', async (_, key, newValue) => {
  const { session, identity } = await signedIn();
  await inAnotherTab(key, newValue);
  expect(session.state().user).toBeNull();
  expect(identity.signOut).toHaveBeenCalledOnce();
});

test.each([
  ['the token is renewed', 'access-token', 'token-2'],
  ['the theme is forgotten', 'theme', null],
])('in another tab %s: nobody leaves', async (_, key, newValue) => {
  const { session, identity } = await signedIn();
  await inAnotherTab(key, newValue);
  expect(session.state().user).toEqual(ada);
  expect(identity.signOut).not.toHaveBeenCalled();
});

test('where nobody is, nobody leaves', async () => {
  const { identity, report } = setUp();
  report(null);
  await inAnotherTab('access-token', null);
  expect(identity.signOut).not.toHaveBeenCalled();
});

test('AUTH-11 a second press on LogOut asks the provider for nothing, and a later one does', async () => {
  const { session, identity, report } = await signedIn();
  let leave = () => {};
  identity.signOut.mockReturnValueOnce(new Promise((resolve) => (leave = resolve)));
  const pressed = [session.signOut(), session.signOut()];
  expect(identity.signOut).toHaveBeenCalledOnce();
  leave();
  await Promise.all(pressed);
  report(ada);
  await flush();
  await session.signOut();
  expect(identity.signOut).toHaveBeenCalledTimes(2);
});

test.each([
  ['has answered', () => Promise.resolve()],
  ['has failed', () => Promise.reject(new Error('Offline.'))],
])('NAV-10 what somebody has still to send %s before they are signed out', async (_, finish) => {
  const { session, identity } = await signedIn();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve)).then(finish);
  const stop = session.beforeSignOut(() => slow);
  const leaving = session.signOut();
  await flush();
  expect([session.state().user, identity.signOut.mock.calls.length]).toEqual([ada, 0]);
  answer();
  await leaving;
  expect([session.state().user, identity.signOut.mock.calls.length]).toEqual([null, 1]);
  stop();
});

test('a sign-out waits 4 s for it at most, and ends no session that began meanwhile', async () => {
  const { session, identity, report } = await signedIn();
  session.beforeSignOut(() => new Promise(() => {}));
  void session.signOut();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(identity.signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(identity.signOut).toHaveBeenCalledOnce();
  report(ada);
  await flush();
  void session.signOut();
  report({ ...ada, email: 'bob@example.com' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(identity.signOut).toHaveBeenCalledOnce();
  expect(session.state().user?.email).toBe('bob@example.com');
});

test('C-27 a session that ends by itself sends nothing before', async () => {
  const { session, identity } = await signedIn();
  const finish = vi.fn(() => Promise.resolve());
  session.beforeSignOut(finish);
  session.expire();
  await flush();
  expect([identity.signOut.mock.calls.length, finish.mock.calls.length]).toEqual([1, 0]);
});

test('a session that has been stopped follows no other tab, and keeps no token that comes late', async () => {
  const { identity, api, storage, calls } = {
    ...createFakeIdentity(),
    ...createFakeApi(),
    storage: createFakeStorage(),
  };
  const unsubscribe = vi.fn();
  const listen = vi.spyOn(identity, 'onAuthChange').mockImplementation((report) => (report(ada), unsubscribe));
  let answer = (_: { token: string }) => {};
  calls.createToken.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const stop = createSession({ identity, api, storage }).start();
  await flush();
  stop();
  answer({ token: 'late' });
  await inAnotherTab('access-token', null);
  expect([listen.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([1, 1]);
  expect(storage.get('access-token')).toBeNull();
  expect(identity.signOut).not.toHaveBeenCalled();
});

test('a record that cannot be read again is logged', async () => {
  const { session, calls } = await signedIn();
  const failure = refused(500);
  calls.getUser.mockRejectedValueOnce(failure);
  await session.refresh();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(failure);
});

test('Google’s code is loaded when it is asked for', async () => {
  const { session, identity } = setUp();
  const prepare = vi.spyOn(identity, 'prepare');
  await session.prepareGoogle();
  expect(prepare).toHaveBeenCalledOnce();
});

test('API-4 a call ahead that an earlier visit’s token is refused for ends nothing; a later one does', async () => {
  const { session, identity, report, storage } = setUp('a token of yesterday');
  session.expire();
  report(ada);
  session.expire();
  await flush();
  expect(identity.signOut).not.toHaveBeenCalled();
  expect(session.state()).toMatchObject({ user: ada, loading: false, account: 'known' });
  expect(storage.get('access-token')).toBe('token-1');
  session.expire();
  await flush();
  expect(identity.signOut).toHaveBeenCalledTimes(1);
});
