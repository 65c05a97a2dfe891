// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import type { Session } from '#authProvider/createSession.ts';
import { ada, aUser, refused } from './fakes.ts';
import { flush, newcomer, setUp, stopClock } from './setUp.ts';

stopClock();

const providerSays = (code: string) => Object.assign(new Error(code), { code });
const owed = { name: 'Ada', email: ada.email, imgurl: 'https://i/1.png', role: 'buyer', coin: 50 };

describe('signing up', () => {
  test('REG-18 REG-19 REG-20 the account, its profile, POST /user, and only then the record', async () => {
    const { session, identity, report, calls } = setUp();
    report(null);
    identity.signUp.mockImplementation(() => {
      report(ada);
      return Promise.resolve(ada);
    });
    let named = () => {};
    identity.updateProfile.mockReturnValue(new Promise((resolve) => (named = () => resolve())));
    let registered = () => {};
    calls.createUser.mockReturnValue(new Promise((resolve) => (registered = () => resolve(undefined))));
    await session.signUp(newcomer);
    await flush();
    expect(identity.signUp).toHaveBeenCalledWith(ada.email, 'Abcdef');
    expect(identity.updateProfile).toHaveBeenCalledWith({ displayName: 'Ada', photoUrl: 'https://i/1.png' });
    expect(calls.createUser).not.toHaveBeenCalled();
    named();
    await flush();
    expect(calls.createUser).toHaveBeenCalledExactlyOnceWith({
      name: 'Ada',
      email: ada.email,
      imgurl: 'https://i/1.png',
      role: 'buyer',
      coin: 50,
    });
    expect(calls.getUser).not.toHaveBeenCalled();
    registered();
    await flush();
    expect(calls.getUser).toHaveBeenCalledTimes(1);
  });

  test('REG-23 LOGIN-11 Google sends POST /user with the picked role and its starting coins', async () => {
    const { session, identity, report, calls } = setUp();
    report(null);
    identity.signInWithGoogle.mockImplementation(() => {
      report(ada);
      return Promise.resolve(ada);
    });
    await session.signInWithGoogle('worker');
    await flush();
    expect(calls.createUser).toHaveBeenCalledExactlyOnceWith({
      name: 'Ada',
      email: ada.email,
      imgurl: '',
      role: 'worker',
      coin: 10,
    });
  });

  test('REG-23 a name of Google’s that is too long ends between two signs, never within an emoji', async () => {
    const { session, identity, report, calls } = setUp();
    report(null);
    const long = `${'a'.repeat(199)}👨‍👩‍👧`;
    identity.signInWithGoogle.mockResolvedValue({ ...ada, displayName: long });
    await session.signInWithGoogle('worker');
    await flush();
    expect(calls.createUser).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'a'.repeat(199) }));
  });

  test('an unacknowledged POST /user is kept and sent again when the record is missing', async () => {
    const { session, identity, report, calls, storage } = setUp();
    report(null);
    identity.signUp.mockResolvedValue(ada);
    calls.createUser.mockRejectedValueOnce(refused(503));
    calls.getUser.mockRejectedValueOnce(refused(404));
    await session.signUp(newcomer);
    await flush();
    expect(session.state()).toMatchObject({ failing: true, account: 'unknown' });
    expect([...storage.all.keys()]).toContain(`new-account:${ada.email}`);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls.createUser).toHaveBeenCalledTimes(2);
    expect(session.state()).toMatchObject({ failing: false, account: 'known' });
    expect([...storage.all.keys()]).toEqual(['access-token']);
  });

  test('a refused sign-up leaves nothing owed', async () => {
    const { session, identity, report, storage } = setUp();
    report(null);
    identity.signUp.mockRejectedValue(providerSays('auth/email-already-in-use'));
    await expect(session.signUp(newcomer)).rejects.toThrow();
    expect(storage.all.size).toBe(0);
  });

  test.each(['auth/network-request-failed', 'auth/internal-error', 'auth/unavailable'])(
    'a sign-up that ends with %s may have made the account: the form is kept for who signs in (C-54)',
    async (code) => {
      const { session, identity, report, calls } = setUp();
      report(null);
      identity.signUp.mockRejectedValue(providerSays(code));
      await expect(session.signUp(newcomer)).rejects.toThrow();
      calls.getUser.mockRejectedValueOnce(refused(404));
      identity.signIn.mockResolvedValue({ ...ada, displayName: '' });
      await session.signIn(ada.email, 'Abcdef');
      await flush();
      expect(session.state().account).toBe('known');
      expect(calls.createUser).toHaveBeenCalledExactlyOnceWith(owed);
      // Nobody knows whether it was made here: what the server has comes first.
      expect(calls.getUser.mock.invocationCallOrder[0]).toBeLessThan(calls.createUser.mock.invocationCallOrder[0] ?? 0);
    },
  );

  test.each([
    ['Google’s window is left open', (s: Session) => s.signInWithGoogle('worker')],
    ['somebody else’s sign-up gets no answer', (s: Session) => s.signUp({ ...newcomer, email: 'bo@example.com' })],
  ])('LOGIN-12 a sign-in goes on while %s', async (_, leaveOpen) => {
    const { session, identity, report, calls } = setUp();
    report(null);
    identity.signInWithGoogle.mockReturnValue(new Promise(() => {}));
    identity.signUp.mockReturnValue(new Promise(() => {}));
    void leaveOpen(session);
    identity.signIn.mockResolvedValue(ada);
    await session.signIn(ada.email, 'Abcdef');
    await flush();
    expect(session.state()).toMatchObject({ loading: false, account: 'known' });
    expect(calls.createUser).not.toHaveBeenCalled();
  });

  test.each([409, 400])(
    'an account that the server refuses with %i is not sent again and again (C-54)',
    async (status) => {
      const { session, report, calls, storage } = setUp();
      storage.set('new-account:ada@example.com', JSON.stringify(owed));
      calls.getUser.mockRejectedValue(refused(404));
      calls.createUser.mockRejectedValue(refused(status));
      report(ada);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(calls.createUser).toHaveBeenCalledTimes(1);
      expect(session.state()).toMatchObject({ loading: false, refusal: { status } });
      // Whoever mends it at the server may be waiting in front of this page.
      calls.createUser.mockResolvedValue(undefined);
      calls.getUser.mockResolvedValue(aUser());
      session.retry();
      await flush();
      expect(session.state()).toMatchObject({ account: 'known', refusal: null });
    },
  );

  test.each([
    ['404', () => Promise.reject(refused(404))],
    ['nothing', () => Promise.resolve(null)],
  ])('a user the server answers with %s is asked for a role once, and registered with it', async (_, answer) => {
    const { session, report, calls } = setUp();
    calls.getUser.mockImplementationOnce(answer);
    report(ada);
    await flush();
    expect(session.state()).toMatchObject({ loading: false, account: 'missing' });
    await session.chooseRole('buyer');
    expect(calls.createUser).toHaveBeenCalledWith({
      name: 'Ada',
      email: ada.email,
      imgurl: '',
      role: 'buyer',
      coin: 50,
    });
    expect(session.state().account).toBe('known');
  });

  test('an address that a server keeps in other letters is still the one that a body is kept for (C-54)', async () => {
    const { session, identity, report, calls, storage } = setUp();
    report(null);
    identity.signUp.mockResolvedValue(ada);
    await session.signUp({ ...newcomer, email: 'Ada@Example.COM' });
    expect([...storage.all.keys()]).toEqual(['new-account:ada@example.com']);
    await flush();
    expect(calls.createUser).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: ada.email, coin: 50 }));
  });

  test('a Google account without an e-mail registers nobody (GUARD-1)', async () => {
    const { session, identity, report, calls, storage } = setUp();
    report(null);
    identity.signInWithGoogle.mockResolvedValue({ ...ada, email: '' });
    await session.signInWithGoogle('worker');
    await flush();
    expect(storage.all.size).toBe(0);
    expect(calls.createUser).not.toHaveBeenCalled();
    expect(session.state()).toMatchObject({ loading: false, user: null });
  });

  /** Session after a registration that the server could not take, and a sign-out. */
  const owing = async () => {
    const all = setUp();
    const { session, identity, report, calls } = all;
    report(null);
    identity.signUp.mockResolvedValueOnce(ada);
    calls.createUser.mockRejectedValueOnce(refused(503));
    calls.getUser.mockRejectedValueOnce(refused(404));
    await session.signUp(newcomer);
    await flush();
    await session.signOut();
    expect(calls.createUser).toHaveBeenCalledTimes(1);
    return all;
  };

  test('a registration that the provider refuses leaves what was owed before as it was (C-54)', async () => {
    const { session, identity, report, calls, storage } = await owing();
    identity.signUp.mockRejectedValueOnce(providerSays('auth/email-already-in-use'));
    await expect(session.signUp({ ...newcomer, name: 'Somebody else', role: 'worker' })).rejects.toThrow();
    calls.getUser.mockRejectedValueOnce(refused(404));
    report(ada);
    await flush();
    expect(calls.createUser).toHaveBeenCalledTimes(2);
    expect(calls.createUser).toHaveBeenLastCalledWith(owed);
    expect(session.state()).toMatchObject({ account: 'known' });
    expect([...storage.all.keys()]).toEqual(['access-token']);
  });

  test('an earlier visit’s body goes out only once the server says that it knows no record (C-54)', async () => {
    const { session, report, calls, storage } = setUp();
    storage.set('new-account:ada@example.com', JSON.stringify(owed));
    const made: string[] = [];
    calls.createUser.mockImplementation(() => Promise.resolve(void made.push('POST')));
    calls.getUser.mockImplementation(() => Promise.resolve(made.push('GET') > 1 ? aUser() : null));
    report(ada);
    await flush();
    expect(made).toEqual(['GET', 'POST', 'GET']);
    expect(calls.createUser).toHaveBeenLastCalledWith(owed);
    expect(session.state().account).toBe('known');
  });

  test('a server that knows the user has acknowledged the body, even if it refuses POST /user (C-54)', async () => {
    const { session, identity, report, calls, storage } = setUp();
    report(null);
    identity.signInWithGoogle.mockResolvedValue(ada);
    calls.createUser.mockRejectedValue(refused(409));
    await session.signInWithGoogle('worker');
    await flush();
    expect(session.state()).toMatchObject({ account: 'known', failing: false });
    expect([...storage.all.keys()]).toEqual(['access-token']);
    await session.signOut();
    report(ada);
    await flush();
    expect(calls.createUser).toHaveBeenCalledTimes(1);
    expect(session.state().account).toBe('known');
  });

  test('after a refused POST /user a record that cannot be read is asked for again, and nothing is sent again (C-54)', async () => {
    const { session, identity, report, calls } = setUp();
    report(null);
    identity.signInWithGoogle.mockResolvedValue(ada);
    calls.createUser.mockRejectedValue(refused(409));
    calls.getUser.mockRejectedValueOnce(refused(500));
    await session.signInWithGoogle('worker');
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.state().account).toBe('known');
    expect(calls.createUser).toHaveBeenCalledTimes(1);
  });

  test('a server that answers 2xx and still knows nobody leads to the question, with nothing kept (C-54)', async () => {
    const { session, identity, report, calls, storage } = setUp();
    report(null);
    identity.signUp.mockResolvedValue(ada);
    calls.getUser.mockResolvedValue(null);
    await session.signUp(newcomer);
    await flush();
    expect(session.state()).toMatchObject({ loading: false, account: 'missing' });
    expect(calls.createUser).toHaveBeenCalledTimes(1);
    expect([...storage.all.keys()]).toEqual(['access-token']);
  });
});
