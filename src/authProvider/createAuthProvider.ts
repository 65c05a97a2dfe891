import type { AuthProvider } from 'react-admin';
import type { Extra } from '../contract/extras.ts';
import type { Role } from '../domain/entities.ts';
import type { Session } from './createSession.ts';

/**
 * Function that returns true if a role may do an action on a resource, given the extras that the server announced
 * (C-67).
 */
type Can = (role: Role, action: string, resource: string, announced: readonly Extra[]) => boolean;

/**
 * Creates react-admin's authProvider from the session. It never logs out, navigates or notifies on errors, because a
 * 401 or 403 has already ended the session (C-27).
 */
export const createAuthProvider = (session: Session, can: Can): AuthProvider => ({
  /** Always rejects: users sign in on the page /login, outside of react-admin. */
  login: () => Promise.reject(new Error('Sign in at /login.')),
  /** Signs out. Resolves to false, which keeps react-admin from navigating, because the session navigates itself. */
  logout: async () => {
    await session.signOut();
    return false;
  },
  checkAuth: async () => {
    const { user } = await session.settled();
    if (!user) throw Object.assign(new Error('Nobody is signed in.'), { redirectTo: '/login', message: false });
  },
  /**
   * Always resolves. A rejection, even with `logoutUser: false`, would make react-admin report the failed call as a
   * success.
   */
  checkError: () => Promise.resolve(),
  getPermissions: async () => (await session.settled()).record?.role ?? '',
  getIdentity: async () => {
    const { user, record } = await session.settled();
    if (!user) throw new Error('Nobody is signed in.');
    return { id: user.email, fullName: record?.name ?? user.displayName, avatar: record?.imgurl ?? '' };
  },
  canAccess: async ({ action, resource }) => {
    const { record, extras } = await session.settled();
    return record?.role ? can(record.role, action, resource, extras) : false;
  },
});
