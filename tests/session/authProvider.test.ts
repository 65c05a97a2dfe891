import { expect, test, vi } from 'vitest';
import { createAuthProvider } from '#authProvider/createAuthProvider.ts';
import type { Session } from '#authProvider/createSession.ts';
import { signedOut, type SessionState } from '#authProvider/sessionState.ts';
import { can, type Action } from '#dataProvider/bindings.ts';

const record = { _id: '1', name: 'Bo', displayName: '', email: 'bo@x.test', role: 'buyer', coin: 5, imgurl: 'https://x.test/b.png' } as const; // prettier-ignore
const here = { user: { email: 'bo@x.test', displayName: 'B', photoUrl: '' }, record, account: 'known' } as const;

const providerFor = (state: Partial<SessionState>) => {
  const signOut = vi.fn(() => Promise.resolve());
  const session = { settled: () => Promise.resolve({ ...signedOut, ...state }), signOut } as unknown as Session;
  return { ...createAuthProvider(session, (role, action, resource) => can(role, action as Action, resource)), signOut };
};

test('it says who is here, in which role, and what they may do', async () => {
  const { checkAuth, getIdentity, getPermissions, canAccess } = providerFor(here);
  await expect(checkAuth({})).resolves.toBeUndefined();
  expect(await getIdentity?.()).toEqual({ id: 'bo@x.test', fullName: 'Bo', avatar: 'https://x.test/b.png' });
  expect(await getPermissions?.({})).toBe('buyer');
  expect(await canAccess?.({ action: 'delete', resource: 'tasks' })).toBe(true);
  expect(await canAccess?.({ action: 'delete', resource: 'users' })).toBe(false);
});

test('and that nobody is: to sign in at /login, without a word', async () => {
  const { checkAuth, getIdentity, getPermissions, canAccess } = providerFor({});
  await expect(checkAuth({})).rejects.toMatchObject({ redirectTo: '/login', message: false });
  await expect(getIdentity?.()).rejects.toThrow();
  expect(await getPermissions?.({})).toBe('');
  expect(await canAccess?.({ action: 'list', resource: 'tasks' })).toBe(false);
});

test('it signs out, and leaves it to the session where that leads; a refused call has done so already', async () => {
  const { logout, checkError, login, signOut } = providerFor(here);
  await expect(logout({})).resolves.toBe(false);
  expect(signOut).toHaveBeenCalledOnce();
  await expect(checkError({ status: 401 })).resolves.toBeUndefined();
  await expect(login({})).rejects.toThrow('/login');
  expect(signOut).toHaveBeenCalledOnce();
});
