// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { ada, refused } from './fakes.ts';
import { flush, newcomer, setUp } from './setUp.ts';

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
    identity.signUp.mockRejectedValue(new Error('email-already-in-use'));
    await expect(session.signUp(newcomer)).rejects.toThrow();
    expect(storage.all.size).toBe(0);
  });

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
});
