import { demoPeople } from '#backend/seed.ts';
import type { Account } from './accounts.ts';
import { DEMO_PASSWORD } from './demoPassword.ts';
import { hashPassword } from './password.ts';

/** The demo people's accounts at the identity provider: one hash for all of them, as they share one password. */
export const seedAccounts = async (): Promise<Account[]> => {
  const password = await hashPassword(DEMO_PASSWORD);
  return demoPeople.map(({ email, name, imgurl }, index) => ({
    id: `demo-${String(index + 1)}`,
    email,
    displayName: name,
    photoUrl: imgurl,
    password,
    google: true,
  }));
};
