import { sameEmail } from '#domain/email.ts';
import { createRows } from '../createRows.ts';
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
  /** False until the address is verified; absent where it always was. */
  readonly verified?: boolean;
};

/** Accounts of the provider in memory; `onChange` is called after every write. */
export const createAccounts = (initial: readonly Account[], onChange: () => void = () => {}) => {
  const rows = createRows(initial, onChange);
  return {
    ...rows,
    findByEmail: (email: string) => rows.snapshot().find((account) => sameEmail(account.email, email)),
    add: (account: Omit<Account, 'id'>) =>
      rows.put({ ...account, email: account.email.toLowerCase(), id: crypto.randomUUID().replaceAll('-', '') }),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
