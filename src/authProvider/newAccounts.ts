import { startingCoins } from '../domain/coins.ts';
import { emailKey } from '../domain/email.ts';
import { isSignUpRole, LONGEST_NAME } from '../domain/rules.ts';
import { beginningOf } from '../domain/signs.ts';
import type { SignUpRole } from '../domain/entities.ts';
import { mendRow } from '../contract/mend.ts';
import type { Storage } from '../services/storage.ts';

/** The body of POST /user, without the address it is kept under. */
export type NewAccount = { name: string; imgurl: string; role: SignUpRole; coin: number };

export const newAccount = (name: string, imgurl: string, role: SignUpRole): NewAccount => ({
  // A name of the form is short enough, one that Google gives may not be.
  name: beginningOf(name, LONGEST_NAME),
  imgurl,
  role,
  coin: startingCoins[role],
});

const keyOf = (email: string) => `new-account:${emailKey(email)}`;

/** POST /user bodies that no server has acknowledged yet, per e-mail; they outlive a reload and a crash (C-54). */
export const createNewAccounts = (storage: Storage) => {
  /** The keys of bodies that go out before the record is read: of a sign-up made here, or where the server knows no record. */
  const due = new Set<string>();

  return {
    /** Keeps the body of a sign-up. Returns how to undo that: what was kept before is kept again. */
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
    drop: (email: string) => {
      storage.remove(keyOf(email));
    },
    find: (email: string): NewAccount | undefined => {
      const kept = storage.get(keyOf(email));
      return kept === null ? undefined : parse(kept);
    },
    isDue: (email: string): boolean => due.has(keyOf(email)),
    setDue: (email: string, isDue: boolean) => {
      if (isDue) due.add(keyOf(email));
      else due.delete(keyOf(email));
    },
  };
};

const parse = (text: string): NewAccount | undefined => {
  try {
    const { name, imgurl, role } = mendRow({ name: 'text', imgurl: 'text', role: 'role' }, JSON.parse(text));
    return isSignUpRole(role) ? newAccount(name, imgurl, role) : undefined;
  } catch {
    return undefined;
  }
};
