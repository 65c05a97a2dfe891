import { startingCoins } from '../domain/coins.ts';
import { isSignUpRole } from '../domain/rules.ts';
import type { SignUpRole } from '../domain/entities.ts';
import { mendRow } from '../contract/mend.ts';
import type { Storage } from '../services/storage.ts';

/** The body of POST /user, without the address it is kept under. */
export type NewAccount = { name: string; imgurl: string; role: SignUpRole; coin: number };

export const newAccount = (name: string, imgurl: string, role: SignUpRole): NewAccount => ({
  name,
  imgurl,
  role,
  coin: startingCoins[role],
});

const keyOf = (email: string) => `new-account:${email.toLowerCase()}`;

/** POST /user bodies that no server has acknowledged yet, per e-mail; they outlive a reload and a crash (C-54). */
export const createNewAccounts = (storage: Storage) => ({
  keep: (email: string, account: NewAccount) => {
    storage.set(keyOf(email), JSON.stringify(account));
  },
  drop: (email: string) => {
    storage.remove(keyOf(email));
  },
  find: (email: string): NewAccount | undefined => {
    const kept = storage.get(keyOf(email));
    return kept === null ? undefined : parse(kept);
  },
});

const parse = (text: string): NewAccount | undefined => {
  try {
    const { name, imgurl, role } = mendRow({ name: 'text', imgurl: 'text', role: 'role' }, JSON.parse(text));
    return isSignUpRole(role) ? newAccount(name, imgurl, role) : undefined;
  } catch {
    return undefined;
  }
};
