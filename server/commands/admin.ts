import { logged } from '#backend/actionLog.ts';
import { newId } from '#backend/call.ts';
import { keepPromises } from '#backend/calls/users.ts';
import { createPersonKeys } from '#backend/personKeys.ts';
import { keysIn } from '../keys.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/**
 * Command `server admin ada@example.com`: makes an account the first admin, and the second if TWO_ADMINS demands two.
 * The account must exist, with an address that the identity provider has verified. Admins make all further ones. With
 * `--regain` the account becomes an admin even if there are others, and its suspension is lifted: for when no admin can
 * sign in any more.
 */
export const admin = async (env: Env, args: readonly string[]): Promise<void> => {
  const regains = args.includes('--regain');
  const [email = ''] = args.filter((arg) => arg !== '--regain');
  // SERIALIZABLE lets one of two concurrent commands fail, because no admin row exists yet for both to lock.
  const store = createPostgresStore({ ...(await realDatabase(env)), max: 1, isolation: 'SERIALIZABLE' });
  const keys = createPersonKeys(keysOf(env));
  try {
    await store.transaction(async (tx) => {
      const admins = await tx.lockUsers({ deleted: false, role: 'admin' });
      // If two are demanded, one admin asks for a further one and another confirms: a single one could never begin.
      const most = env.TWO_ADMINS?.trim() === 'true' ? 2 : 1;
      if (!regains && admins.length >= most)
        throw new Error(
          most === 2
            ? 'There are two admins already, who can make others.'
            : 'There is an admin already, who can make others.',
        );
      const user = await tx.userByEmail(email);
      if (!user) throw new Error(`Nobody has signed up as ${email || 'nobody'}.`);
      if (!user.verified)
        throw new Error(
          `The identity provider has not verified ${email}. Where WELCOMES_VERIFIED is true, a new account's home screen sends the mail for it.`,
        );
      await keepPromises(tx, user);
      const by = { actor: 'server', created_at: new Date().toISOString() };
      await logged(tx, { action: 'regainAdmin', by, request: newId() }, keys, (watched) =>
        watched.change(
          'users',
          user._id,
          { deleted: false },
          { role: 'admin', ...(regains && { suspended: false, suspension: '' }) },
        ),
      );
    });
    console.warn(`${email} is an admin.`);
  } finally {
    await store.close();
  }
};

/** Keys in PERSON_KEY, which wrap the keys of people. Throws if they are invalid. */
const keysOf = (env: Env) => {
  const problems: string[] = [];
  const keys = keysIn(env, 'PERSON_KEY', (problem) => problems.push(problem));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return keys;
};
