import { sameEmail } from '#domain/email.ts';
import { createRows } from '../createRows.ts';
import type { PasswordHash } from './password.ts';

/** Account at the simulated identity provider. */
export type Account = {
  readonly id: string;
  /** E-mail address in lower case, as Firebase stores it. */
  readonly email: string;
  readonly displayName: string;
  readonly photoUrl: string;
  /** Hash of the password; null for accounts that have only used Google. */
  readonly password: PasswordHash | null;
  readonly google: boolean;
  /**
   * False until the e-mail address is verified; absent for accounts whose address counts as verified from the start.
   */
  readonly verified?: boolean;
};

/** Store in memory of the accounts at the simulated identity provider. `onChange` is called after every write. */
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
