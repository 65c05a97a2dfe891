// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { ada, aUser, refused } from './fakes.ts';
import { flush, setUp, stopClock } from './setUp.ts';

stopClock();

describe('losing the session', () => {
  test('API-4 twenty refused calls sign out once and tell the navigator once, before anybody sees nobody', async () => {
    const { session, identity, report } = setUp();
    report(ada);
    await flush();
    const navigate = vi.fn(() => {
      expect(session.state().user).toEqual(ada);
    });
    session.onExpired(navigate);
    for (let i = 0; i < 20; i++) session.expire();
    await flush();
    session.expire();
    await flush();
    expect(identity.signOut).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(session.state().user).toBeNull();
  });

  test('a sign-out in another tab is followed', async () => {
    const { session, report } = setUp();
    report(ada);
    await flush();
    window.dispatchEvent(new StorageEvent('storage', { key: 'access-token', oldValue: 'x', newValue: null }));
    await flush();
    expect(session.state().user).toBeNull();
  });

  test('a refresh reads the record again and keeps the old one when that fails', async () => {
    const { session, report, calls } = setUp();
    report(ada);
    await flush();
    calls.getUser.mockResolvedValueOnce(aUser({ coin: 77 }));
    expect(await session.refresh()).toBe(true);
    expect(session.state().record?.coin).toBe(77);
    calls.getUser.mockRejectedValueOnce(refused(500));
    expect(await session.refresh()).toBe(true);
    expect(session.state().record?.coin).toBe(77);
  });

  test('a refresh tells that nobody is left to ask for: the account is gone, or its user has left meanwhile', async () => {
    const { session, report, calls } = setUp();
    report(ada);
    await flush();
    calls.getUser.mockRejectedValueOnce(refused(404));
    expect(await session.refresh()).toBe(false);
    expect(session.state().user).toEqual(ada);
    const late = session.refresh();
    await session.signOut();
    expect(await late).toBe(false);
    expect(await session.refresh()).toBe(false);
  });

  test('a refresh that fails because its user has left meanwhile is no error', async () => {
    const { session, report, calls } = setUp();
    report(ada);
    await flush();
    let refuse: (error: Error) => void = () => {};
    calls.getUser.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const late = session.refresh();
    await session.signOut();
    refuse(refused(401));
    expect(await late).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });
});
