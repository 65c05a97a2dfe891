// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { ada, bo, refused } from './fakes.ts';
import { flush, newcomer, setUp, stopClock } from './setUp.ts';

stopClock();

const logged = () => vi.mocked(console.error).mock.calls.map(([complaint]: unknown[]) => complaint);

describe('the auth state', () => {
  test('AUTH-1 AUTH-15 loading starts true, with nobody', () => {
    const { session } = setUp();
    expect(session.state()).toMatchObject({ loading: true, user: null });
  });

  test('somebody is expected while a token of an earlier visit is stored, until the provider reports', () => {
    const { session, report } = setUp('token-0');
    expect(session.state()).toMatchObject({ expected: true, user: null });
    report(null);
    expect(session.state()).toMatchObject({ expected: false, user: null });
  });

  test('a reported user is no longer expected, and without a token nobody is', () => {
    expect(setUp().session.state().expected).toBe(false);
    const { session, report } = setUp('token-0');
    report(ada);
    expect(session.state()).toMatchObject({ expected: false, user: ada });
  });

  test('AUTH-2 API-AUTH-1 a reported user’s e-mail goes to POST /jwt with proof of identity', async () => {
    const { report, calls, options } = setUp();
    report(ada);
    await flush();
    expect(calls.createToken).toHaveBeenCalledExactlyOnceWith({ email: ada.email });
    expect(options[0]).toEqual({ bearer: 'proof', waits: true });
  });

  test('AUTH-3 AUTH-4 the token is stored under access-token, then loading is false', async () => {
    const { session, report, storage } = setUp();
    // Collected, as what a listener throws would end in the session and not here.
    const stored = new Set<string | null>();
    session.subscribe(() => {
      if (!session.state().loading) stored.add(storage.get('access-token'));
    });
    report(ada);
    expect(session.state().loading).toBe(true);
    await flush();
    expect([...stored]).toEqual(['token-1']);
    expect(session.state()).toMatchObject({ loading: false, user: ada });
  });

  test('NAV-8 GUARD-4 another account has nothing of the one before while its record is on its way', async () => {
    const { session, report, calls } = setUp();
    report(ada);
    await flush();
    expect(session.state().record).toMatchObject({ email: ada.email });
    calls.getUser.mockReturnValueOnce(new Promise(() => {}));
    report(bo);
    await flush();
    expect(session.state()).toMatchObject({ user: bo, record: null, account: 'unknown' });
  });

  test('AUTH-6 AUTH-7 without a user the stored token is removed and loading is false', () => {
    const { session, report, storage } = setUp();
    storage.set('access-token', 'old');
    report(null);
    expect(storage.get('access-token')).toBeNull();
    expect(session.state()).toMatchObject({ loading: false, user: null });
  });

  test('AUTH-5 while the token cannot be had, it is logged and loading stays true; retry and time help', async () => {
    const { session, report, calls } = setUp();
    calls.createToken.mockRejectedValueOnce(refused(500)).mockRejectedValueOnce(refused(403));
    report(ada);
    await flush();
    expect(logged()).toEqual(['Error setting token:']);
    expect(session.state()).toMatchObject({ loading: true, failing: true, user: ada });
    session.retry();
    await flush();
    expect(session.state()).toMatchObject({ loading: true, failing: true });
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.state()).toMatchObject({ loading: false, failing: false, account: 'known' });
    expect(calls.createToken).toHaveBeenCalledTimes(3);
  });

  test('AUTH-5 a proof that the server takes no more, as a clock was put right, is asked for anew once', async () => {
    const { session, identity, report, calls, options } = setUp();
    const proofs = vi.spyOn(identity, 'idToken').mockImplementation((fresh) => Promise.resolve(fresh ? 'new' : 'old'));
    calls.createToken.mockRejectedValueOnce(refused(401));
    report(ada);
    await flush();
    expect(session.state()).toMatchObject({ loading: false, account: 'known' });
    expect(options.slice(0, 2)).toMatchObject([{ bearer: 'old' }, { bearer: 'new' }]);
    expect(proofs).toHaveBeenCalledTimes(2);
  });

  test('AUTH-5 C-55 a fresh proof that is refused as well is in trouble, and tried again later', async () => {
    const { session, report, calls } = setUp();
    calls.createToken.mockRejectedValue(refused(401));
    report(ada);
    await flush();
    expect(session.state()).toMatchObject({ loading: true, failing: true, user: ada });
    expect(calls.createToken).toHaveBeenCalledTimes(2);
  });

  test('AUTH-5 when the network returns the token is asked for at once', async () => {
    const { session, report, calls } = setUp();
    calls.createToken.mockRejectedValueOnce(refused(0));
    report(ada);
    await flush();
    window.dispatchEvent(new Event('online'));
    await flush();
    expect(session.state().loading).toBe(false);
  });

  test('AUTH-13 the record is read with the user’s e-mail', async () => {
    const { session, report, calls } = setUp();
    report(ada);
    await flush();
    expect(calls.getUser).toHaveBeenCalledExactlyOnceWith({ email: ada.email });
    expect(session.state()).toMatchObject({ account: 'known', record: { role: 'worker' } });
  });

  test('AUTH-14 a record that cannot be read is logged and tried again', async () => {
    const { session, report, calls } = setUp();
    calls.getUser.mockRejectedValueOnce(refused(500));
    report(ada);
    await flush();
    expect(logged()).toEqual(['Error fetching user:']);
    expect(session.state()).toMatchObject({ loading: false, failing: true, account: 'unknown' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.state()).toMatchObject({ failing: false, account: 'known' });
  });

  test.each([
    ['AUTH-8', 'sign-in', (s: ReturnType<typeof setUp>) => s.session.signIn('a', 'b'), 'signIn'],
    ['AUTH-9', 'sign-up', (s: ReturnType<typeof setUp>) => s.session.signUp(newcomer), 'signUp'],
    ['AUTH-10', 'Google', (s: ReturnType<typeof setUp>) => s.session.signInWithGoogle('buyer'), 'signInWithGoogle'],
  ] as const)('%s %s sets loading, a refusal puts it back', async (_, __, act, method) => {
    const all = setUp();
    all.report(null);
    all.identity[method].mockRejectedValue(new Error('refused'));
    const acting = act(all);
    expect(all.session.state().loading).toBe(true);
    await expect(acting).rejects.toThrow('refused');
    expect(all.session.state().loading).toBe(false);
  });

  test('AUTH-8 a sign-in that is refused before the provider’s first report leaves it open who is here (C-03)', async () => {
    const { session, identity, report } = setUp();
    identity.signIn.mockRejectedValue(new Error('no code'));
    await expect(session.signIn('a', 'b')).rejects.toThrow('no code');
    expect(session.state()).toMatchObject({ loading: true, user: null });
    report(null);
    expect(session.state().loading).toBe(false);
  });

  test('AUTH-11 NAV-11 log-out sets loading, and the token goes with the report of nobody', async () => {
    const { session, report, storage } = setUp();
    report(ada);
    await flush();
    const leaving = session.signOut();
    expect(session.state().loading).toBe(true);
    await leaving;
    expect(storage.get('access-token')).toBeNull();
    expect(session.state()).toMatchObject({ loading: false, user: null, record: null });
  });

  test('a sign-in with the account that is already here ends with loading false', async () => {
    const { session, identity, report } = setUp();
    report(ada);
    await flush();
    identity.signIn.mockResolvedValue(ada);
    await session.signIn('a', 'b');
    await flush();
    expect(session.state()).toMatchObject({ loading: false, account: 'known' });
  });

  test('a slow answer for one user is not taken for the next', async () => {
    const { session, report, calls, storage } = setUp();
    let answer = (_: { token: string }) => {};
    calls.createToken.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    report(ada);
    await flush();
    report(bo);
    await flush();
    answer({ token: 'of ada' });
    await flush();
    expect(storage.get('access-token')).toBe('token-1');
    expect(session.state().user).toEqual(bo);
  });

  test('the token is renewed at four fifths of its life', async () => {
    const { report, calls, storage } = setUp();
    const exp = Math.floor(Date.now() / 1000) + 1000;
    calls.createToken.mockResolvedValueOnce({ token: `h.${btoa(JSON.stringify({ exp }))}.s` });
    report(ada);
    await flush();
    await vi.advanceTimersByTimeAsync(799_000);
    expect(calls.createToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(storage.get('access-token')).toBe('token-1');
  });

  test('AUTH-13 GUARD-1 a provider’s user without an e-mail is nobody, asks nothing, and is signed out there', async () => {
    const { session, identity, report, calls, storage } = setUp('token-0');
    report({ ...ada, email: '' });
    report({ ...ada, email: '' });
    await flush();
    expect(session.state()).toMatchObject({ loading: false, user: null });
    expect(storage.get('access-token')).toBeNull();
    expect(calls.createToken).not.toHaveBeenCalled();
    expect(calls.getUser).not.toHaveBeenCalled();
    expect(identity.signOut).toHaveBeenCalledTimes(1);
    expect(logged()).toEqual([expect.stringContaining('no e-mail')]);
    report(bo);
    await flush();
    expect(session.state()).toMatchObject({ loading: false, user: bo, account: 'known' });
  });

  test('GUARD-1 a provider that cannot close such an account’s session is not asked again, and nobody is here', async () => {
    const { session, identity, report } = setUp();
    identity.signOut.mockRejectedValueOnce(new Error('offline'));
    report({ ...ada, email: '' });
    await flush();
    expect(session.state()).toMatchObject({ loading: false, user: null });
    identity.signIn.mockResolvedValue(ada);
    await session.signIn('a', 'b');
    await flush();
    expect(session.state()).toMatchObject({ user: ada, account: 'known' });
    await session.signOut();
    expect(session.state().user).toBeNull();
  });

  test('AUTH-10 a newer attempt keeps the flag up when the one it replaces is refused', async () => {
    const { session, identity, report } = setUp();
    report(null);
    let refuse = (_: Error) => {};
    let close = (_: Error) => {};
    identity.signInWithGoogle
      .mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
      .mockReturnValueOnce(new Promise((_, reject) => (close = reject)));
    const older = session.signInWithGoogle('buyer');
    const newer = session.signInWithGoogle('buyer');
    refuse(new Error('cancelled'));
    await expect(older).rejects.toThrow('cancelled');
    expect(session.state().loading).toBe(true);
    close(new Error('closed'));
    await expect(newer).rejects.toThrow('closed');
    expect(session.state().loading).toBe(false);
  });

  test('a renewal that fails is logged and tried again, and nobody is signed out for it', async () => {
    const { session, report, calls, storage } = setUp();
    const exp = Math.floor(Date.now() / 1000) + 1000;
    calls.createToken.mockResolvedValueOnce({ token: `h.${btoa(JSON.stringify({ exp }))}.s` });
    report(ada);
    await flush();
    calls.createToken.mockRejectedValueOnce(refused(0));
    await vi.advanceTimersByTimeAsync(801_000);
    expect(logged()).toEqual(['Error setting token:']);
    expect(session.state()).toMatchObject({ loading: false, failing: false, account: 'known' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(storage.get('access-token')).toBe('token-1');
  });
});
