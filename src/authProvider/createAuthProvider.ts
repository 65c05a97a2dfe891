import type { AuthProvider } from 'react-admin';
import type { Extra } from '../contract/extras.ts';
import type { Role } from '../domain/entities.ts';
import type { Session } from './session.ts';

/** Answers whether a role may do an action on a resource, where a server has announced so much; the console hands it over from the bindings. */
type Can = (role: Role, action: string, resource: string, announced: readonly Extra[]) => boolean;

/**
 * react-admin's view of the session. It decides nothing: a refused call has already signed the session out (C-27), so
 * react-admin must neither log out, nor navigate, nor speak.
 */
export const createAuthProvider = (session: Session, can: Can): AuthProvider => ({
  /** Nobody is asked here: one signs in at /login, before there is a console, and comes back from there. */
  login: () => Promise.reject(new Error('Sign in at /login.')),
  /** False: the session itself leads away, and react-admin should not lead elsewhere. */
  logout: async () => {
    await session.signOut();
    return false;
  },
  checkAuth: async () => {
    const { user } = await session.settled();
    if (!user) throw Object.assign(new Error('Nobody is signed in.'), { redirectTo: '/login', message: false });
  },
  /** Rejecting, even with `logoutUser: false`, would turn the refused call into one that succeeded for whoever made it. */
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
