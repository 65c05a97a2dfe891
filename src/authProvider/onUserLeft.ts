import { sameEmail } from '../domain/email.ts';
import type { Session } from './createSession.ts';

/** Calls `listener` when the signed-in user signs out, or another user signs in. Returns the unsubscribe function. */
export const onUserLeft = (session: Session, listener: () => void): (() => void) => {
  let email = session.state().user?.email;
  return session.subscribe(() => {
    const before = email;
    email = session.state().user?.email;
    if (before !== undefined && !sameEmail(email, before)) listener();
  });
};
