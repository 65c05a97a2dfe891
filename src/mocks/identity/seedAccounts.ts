import type { UserRow } from '#backend/store/tables.ts';
import type { Account } from './createAccounts.ts';
import { DEMO_PASSWORD } from './demoPassword.ts';
import { hashPassword } from './password.ts';

/**
 * Accounts at the identity provider for all users of the demo's initial data. They share one password, so it is hashed
 * once.
 */
export const seedAccounts = async (users: readonly UserRow[]): Promise<Account[]> => {
  const password = await hashPassword(DEMO_PASSWORD);
  return users.map(({ uid, email, name }) => ({
    id: uid,
    email,
    displayName: name,
    // The marketplace's own rows have the users' pictures.
    photoUrl: '',
    password,
    google: true,
  }));
};
