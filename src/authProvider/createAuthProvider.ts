import type { AuthProvider } from 'react-admin';
import type { Extra } from '../contract/extras.ts';
import type { Role } from '../domain/entities.ts';
import type { Session } from './createSession.ts';

/** Permission check from the bindings: may a role do an action on a resource, given the server's extras? */
type Can = (role: Role, action: string, resource: string, announced: readonly Extra[]) => boolean;

/**
 * react-admin's authProvider over the session. It never logs out, navigates or notifies on errors: a 401 or 403 has
 * already ended the session (C-27).
 */
export const createAuthProvider = (session: Session, can: Can): AuthProvider => ({
  /** Rejects always: users sign in at /login, outside of react-admin. */
  login: () => Promise.reject(new Error('Sign in at /login.')),
  /** Resolves to false, as the session itself navigates, and react-admin must not. */
  logout: async () => {
    await session.signOut();
    return false;
  },
  checkAuth: async () => {
    const { user } = await session.settled();
    if (!user) throw Object.assign(new Error('Nobody is signed in.'), { redirectTo: '/login', message: false });
  },
  /**
   * Resolves always: a rejection, even with `logoutUser: false`, would make react-admin report the failed call as a
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
