import { sameEmail } from '#domain/email.ts';
import type { PasswordHash } from './password.ts';

/** Account at the simulated identity provider. */
export type Account = {
  readonly id: string;
  /** Lower case, as with the provider. */
  readonly email: string;
  readonly displayName: string;
  readonly photoUrl: string;
  /** Null for accounts that have only used Google. */
  readonly password: PasswordHash | null;
  readonly google: boolean;
};

export type NewAccount = Omit<Account, 'id'>;

/** Accounts of the provider in memory; `onChange` is called after every write. */
export const createAccounts = (initial: readonly Account[], onChange: () => void = () => {}) => {
  let accounts = new Map(initial.map((account) => [account.id, account]));
  const put = (account: Account): Account => {
    accounts.set(account.id, account);
    onChange();
    return account;
  };
  return {
    find: (id: string) => accounts.get(id),
    findByEmail: (email: string) => [...accounts.values()].find((account) => sameEmail(account.email, email)),
    add: (account: NewAccount) =>
      put({ ...account, email: account.email.toLowerCase(), id: crypto.randomUUID().replaceAll('-', '') }),
    put,
    snapshot: (): readonly Account[] => [...accounts.values()],
    load: (snapshot: readonly Account[]) => {
      accounts = new Map(snapshot.map((account) => [account.id, account]));
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
