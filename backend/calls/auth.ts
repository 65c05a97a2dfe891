import { extras as everyExtra } from '#contract/extras.ts';
import { startingCoins } from '#domain/coins.ts';
import { sameEmail } from '#domain/email.ts';
import { entities } from '#domain/entities.ts';
import { hasUnseen } from '#domain/unseen.ts';
import { shown, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { transfers } from '../ledger.ts';
import { noAccount, refuse, refuseFor } from '../refuse.ts';
import type { Tx } from '../store/port.ts';
import type { UserRow } from '../store/tables.ts';
import { issueToken, type Person } from '../token.ts';

/**
 * An address is often verified after the account was made, and may be another one by then: the account has it from now on, and
 * so has what waits to be paid. Where it is somebody else's account already, both stay as they are.
 */
const follow = async (tx: Tx, { uid, email }: Person): Promise<void> => {
  const user = await tx.userByUid(uid);
  if (!user || hasUnseen(email)) return;
  const isOwn = sameEmail(user.email, email);
  if (isOwn ? user.verified : await tx.userByEmail(email)) return;
  const address = email.toLowerCase();
  await tx.change('users', user._id, { deleted: false }, { email: address, verified: true });
  if (isOwn) return;
  const waiting = await tx.list('withdrawals', { worker_id: user._id, status: 'pending' });
  for (const { _id } of waiting.rows)
    await tx.change('withdrawals', _id, { status: 'pending' }, { worker_email: address });
};

export const authCalls = ({ secrets, verifyIdentity, extras = everyExtra }: BackendConfig) =>
  ({
    /** The bearer is the identity provider's proof, not our own token (C-57). */
    createToken: {
      outside: async ({ args, bearer, transaction }) => {
        const proven = bearer === null ? null : await verifyIdentity(bearer);
        if (!proven || !sameEmail(proven.email, args.email)) return refuse(401, 'Your identity is not proven.');
        if (proven.verified) await transaction((tx) => follow(tx, proven));
        return { token: await issueToken(secrets, { ...proven, email: proven.email.toLowerCase() }), extras };
      },
    },

    getUser: async ({ args, person, me, tx }) => {
      if (!me) return noAccount();
      const isOwn = sameEmail(args.email, person.email);
      if (me.role !== 'admin' && !isOwn) return refuse(403, 'This account is not yours.');
      const user = await (isOwn ? tx.get('users', me._id) : tx.userByEmail(args.email));
      return user ? shown(entities.user, user) : noAccount();
    },

    /**
     * Idempotent, as it is sent after every Google sign-in: an existing account stays as it is. A deleted account does
     * not come back; its address gets a fresh one, as rows belong to ids: nobody inherits tasks, work or coins, and nobody is
     * welcomed with coins twice.
     */
    createUser: async ({ args, person, me, tx, newId, by }) => {
      if (!sameEmail(args.email, person.email)) return refuse(403, 'This address is not yours.');
      if (me) return { insertedId: null };
      // Only here: who has such an account goes on using it.
      if (hasUnseen(person.email)) return refuseFor(400, 'unseenInAddress');
      const { name, imgurl, role } = args;
      const { uid, verified } = person;
      // As it was typed, in small letters: what it is compared by, nobody would know again.
      const email = person.email.toLowerCase();
      const before = (await tx.count('users', { email })) + (await tx.count('users', { uid }));
      const user: UserRow = {
        _id: newId,
        name,
        displayName: name,
        email,
        uid,
        verified,
        role,
        coin: 0,
        imgurl,
        deleted: false,
        leaving: false,
        created_at: by.created_at,
      };
      if (!(await tx.insert('users', user)))
        return (await tx.userByUid(uid)) ? { insertedId: null } : refuse(409, 'This address has an account already.');
      if (before === 0) await tx.transfer(transfers.signUp(user, startingCoins[role], by));
      return { insertedId: user._id };
    },
  }) satisfies Partial<Calls>;
