import { extras as everyExtra } from '#contract/extras.ts';
import { specified } from '#domain/coins.ts';
import { sameEmail } from '#domain/email.ts';
import { entities } from '#domain/entities.ts';
import { hasUnseen, isFilled } from '#domain/unseen.ts';
import { shown, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { keepLimit } from '../limits.ts';
import { transfers } from '../ledger.ts';
import { noAccount, refuse, refuseFor } from '../refuse.ts';
import type { Stamp, Tx } from '../store/port.ts';
import type { UserRow } from '../store/tables.ts';
import { issueToken, type Person } from '../token.ts';

/**
 * Updates an account when the identity provider has verified or changed its address, and pending withdrawals with it.
 * An address that belongs to another account changes nothing.
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

/** Moves what the identity's closed accounts owe to its new one. */
const inherit = async (tx: Tx, heir: UserRow, by: Stamp): Promise<void> => {
  for (const one of await tx.lockUsers({ uid: heir.uid }))
    if (one.deleted && one.debt > 0) await tx.transfer(transfers.inheritance(one, heir, by));
};

/** Takes the coins of a new account from those of its day; false, without a change, where too few are left. */
const takeWelcome = async (tx: Tx, coins: number, perDay: number, { created_at }: Stamp): Promise<boolean> => {
  const _id = created_at.slice(0, 10);
  await tx.insert('welcomes', { _id, coins: 0, created_at });
  for (;;) {
    const given = (await tx.get('welcomes', _id))?.coins ?? 0;
    if (given + coins > perDay) return false;
    if (await tx.change('welcomes', _id, { coins: given }, { coins: given + coins })) return true;
  }
};

export const authCalls = ({
  secrets,
  verifyIdentity,
  count,
  extras = everyExtra,
  prices: { welcome } = specified,
  report = console.error,
}: BackendConfig) =>
  ({
    /** Access token for the identity provider's ID token, which is the bearer here (C-57). */
    createToken: {
      outside: async ({ args, bearer, transaction }) => {
        const proven = bearer === null ? null : await verifyIdentity(bearer);
        if (!proven || !sameEmail(proven.email, args.email)) return refuse(401, 'Your identity is not proven.');
        await keepLimit(count, 'token', { account: proven.uid, network: '' });
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
     * Creates an account. It is idempotent, as it follows every Google sign-in: an existing account stays. A deleted
     * account does not come back; its address gets a new one with a new id, without the old rows and without starting
     * coins. Beyond the owner's limit of a day a new account gets none either, and is told so.
     */
    createUser: async ({ args, person, me, tx, network, newId, by }) => {
      if (!sameEmail(args.email, person.email)) return refuse(403, 'This address is not yours.');
      if (me) return { insertedId: null };
      // Checked only here: existing accounts with such an address stay usable.
      if (hasUnseen(person.email)) return refuseFor(400, 'unseenInAddress');
      await keepLimit(count, 'signUp', { account: person.uid, network });
      const { imgurl, role } = args;
      // An invisible name would hide its owner; screens say the address of who has none.
      const name = isFilled(args.name) ? args.name : '';
      const { uid, verified } = person;
      // Lower case of the typed address; users would not recognize its ASCII form (emailKey).
      const email = person.email.toLowerCase();
      const before = (await tx.count('users', { email })) + (await tx.count('users', { uid }));
      const user: UserRow = {
        _id: newId,
        name,
        displayName: name,
        email,
        uid,
        verified,
        debt: 0,
        role,
        coin: 0,
        imgurl,
        deleted: false,
        leaving: false,
        created_at: by.created_at,
      };
      if (!(await tx.insert('users', user)))
        return (await tx.userByUid(uid)) ? { insertedId: null } : refuse(409, 'This address has an account already.');
      if (before > 0) await inherit(tx, user, by);
      const wanted = before === 0 ? welcome[role] : 0;
      const isGiven = wanted > 0 && (welcome.perDay === null || (await takeWelcome(tx, wanted, welcome.perDay, by)));
      if (isGiven) await tx.transfer(transfers.signUp(user, wanted, by));
      else if (wanted > 0)
        report(`The welcome coins of this day are given, ${String(welcome.perDay)} at most: ${user._id} got none.`);
      const told = extras.includes('prices') && wanted > 0 && { welcome: isGiven ? wanted : 0 };
      return { insertedId: user._id, ...told };
    },
  }) satisfies Partial<Calls>;
