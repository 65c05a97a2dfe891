import { sameEmail } from '../domain/email.ts';
import type { Session } from './createSession.ts';

/**
 * Calls the listener when the user changes or signs out; `before` is the previous user's e-mail. Returns the
 * unsubscribe function.
 */
export const onIdentityChange = (session: Session, listener: (before: string | undefined) => void): (() => void) => {
  let email = session.state().user?.email;
  return session.subscribe(() => {
    const now = session.state().user?.email;
    const before = email;
    email = now;
    if (now !== before && !sameEmail(now, before)) listener(before);
  });
};
