import type { Prices } from '../domain/coins.ts';
import { emailKey } from '../domain/email.ts';
import { LONGEST } from '../domain/longest.ts';
import { isSignUpRole } from '../domain/rules.ts';
import { beginningOf } from '../domain/signs.ts';
import type { SignUpRole } from '../domain/entities.ts';
import { mendRow } from '../contract/mend.ts';
import type { Storage } from '../services/storage.ts';

/** Body of POST /user that waits in the browser's storage, without the e-mail, which is its key there. */
export type NewAccount = { name: string; imgurl: string; role: SignUpRole; coin: number };

/** Body of POST /user for a new account. `welcome` holds the welcome coins of each role. */
export const newAccount = (name: string, imgurl: string, role: SignUpRole, welcome: Prices['welcome']): NewAccount => ({
  // The form limits a name; a name from Google may be longer.
  name: beginningOf(name, LONGEST.name),
  imgurl,
  role,
  coin: welcome[role],
});

const keyOf = (email: string) => `new-account:${emailKey(email)}`;

/**
 * Creates a store of bodies of POST /user that the server has not acknowledged yet, one per e-mail, in the browser's
 * storage (C-54). The coins in a stored body are replaced by those of `welcome`, the present welcome coins of each
 * role.
 */
export const createNewAccounts = (storage: Storage, welcome: Prices['welcome']) => {
  /**
   * Storage keys of the bodies to send before the user's record is read. Their users signed up on this visit, or the
   * server turned out to have no record of them.
   */
  const due = new Set<string>();

  return {
    /** Stores the body of a sign-up. Returns a function that undoes this, and restores an earlier body. */
    keep: (email: string, account: NewAccount): (() => void) => {
      const key = keyOf(email);
      const before = storage.get(key);
      storage.set(key, JSON.stringify(account));
      due.add(key);
      return () => {
        due.delete(key);
        if (before === null) storage.remove(key);
        else storage.set(key, before);
      };
    },
    /** Deletes a stored body, which the server has acknowledged or does not need. */
    drop: (email: string) => storage.remove(keyOf(email)),
    find: (email: string): NewAccount | undefined => {
      const kept = storage.get(keyOf(email));
      return kept === null ? undefined : parse(kept, welcome);
    },
    /** True when the body is to be sent before the user's record is read; `setDue` changes that. */
    isDue: (email: string): boolean => due.has(keyOf(email)),
    setDue: (email: string, isDue: boolean) => {
      if (isDue) due.add(keyOf(email));
      else due.delete(keyOf(email));
    },
  };
};

const parse = (text: string, welcome: Prices['welcome']): NewAccount | undefined => {
  try {
    const { name, imgurl, role } = mendRow({ name: 'text', imgurl: 'text', role: 'role' }, JSON.parse(text));
    return isSignUpRole(role) ? newAccount(name, imgurl, role, welcome) : undefined;
  } catch {
    return undefined;
  }
};
