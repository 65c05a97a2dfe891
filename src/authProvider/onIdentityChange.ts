import { sameEmail } from '../domain/email.ts';
import type { Session } from './session.ts';

/**
 * Told whenever somebody else is here than before, or nobody any more; `before` is the e-mail of who was. Returns the way to
 * stop.
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
