import { keepPromises } from '#backend/calls/users.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/**
 * Command `server admin ada@example.com`: makes an account the first admin, and the second where two are demanded. It must
 * exist, with an address that the identity provider has verified. Further admins are made by admins.
 */
export const admin = async (env: Env, [email = '']: readonly string[]): Promise<void> => {
  // SERIALIZABLE, so that of two concurrent commands one fails: no admin row exists yet for both to lock.
  const store = createPostgresStore({ ...(await realDatabase(env)), max: 1, isolation: 'SERIALIZABLE' });
  try {
    await store.transaction(async (tx) => {
      const admins = await tx.lockUsers({ deleted: false, role: 'admin' });
      // Of two, one asks for each further one and the other confirms: a single one could not begin.
      const most = env.TWO_ADMINS?.trim() === 'true' ? 2 : 1;
      if (admins.length >= most)
        throw new Error(
          most === 2
            ? 'There are two admins already, who can make others.'
            : 'There is an admin already, who can make others.',
        );
      const user = await tx.userByEmail(email);
      if (!user) throw new Error(`Nobody has signed up as ${email || 'nobody'}.`);
      if (!user.verified) throw new Error(`The identity provider has not verified ${email}.`);
      await keepPromises(tx, user);
      await tx.change('users', user._id, { deleted: false }, { role: 'admin' });
    });
    console.warn(`${email} is an admin.`);
  } finally {
    await store.close();
  }
};
