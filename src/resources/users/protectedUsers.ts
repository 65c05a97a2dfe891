import { sameEmail } from '#domain/email.ts';
import type { UserRecord } from './userRecord.ts';

type Protection = {
  /** The e-mail of whoever is signed in. */
  me: string | undefined;
  /** How many admins there are in all. */
  admins: number;
};

/**
 * Who of a selection is left out when many users are deleted or get another role, and why: the own account (it has its own
 * question, C-39), and the admins without whom there would be none. In the order of the selection, the first ones go.
 */
export const protectedUsers = (
  users: readonly UserRecord[],
  { me, admins }: Protection,
): ReadonlyMap<string, 'users.skip.own' | 'users.skip.lastAdmin'> => {
  const skipped = new Map<string, 'users.skip.own' | 'users.skip.lastAdmin'>();
  let remaining = admins;
  for (const { id, email, role } of users) {
    if (sameEmail(email, me)) skipped.set(id, 'users.skip.own');
    else if (role === 'admin' && remaining <= 1) skipped.set(id, 'users.skip.lastAdmin');
    else if (role === 'admin') remaining--;
  }
  return skipped;
};
