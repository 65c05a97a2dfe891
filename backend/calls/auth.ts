import { usualExtras } from '#contract/extras.ts';
import { specified } from '#domain/coins.ts';
import { sameEmail } from '#domain/email.ts';
import { entities } from '#domain/entities.ts';
import { hasUnseen, isFilled } from '#domain/unseen.ts';
import { shown, type Calls } from '../call.ts';
import type { BackendConfig, Erasures } from '../config.ts';
import { transfers } from '../ledger.ts';
import { keepLimit } from '../limits.ts';
import { noAccount, refuse, refuseFor, suspendedFor } from '../refuse.ts';
import type { Stamp, Tx } from '../store/port.ts';
import type { Member, UserRow } from '../store/tables.ts';
import { issueToken, type Person } from '../token.ts';
import { remember, unkeyed, welcome, welcomeAhead } from '../welcome.ts';

/** Statuses of withdrawals that are still to be paid. */
const OPEN = { in: ['pending', 'held', 'underWay'] } as const;

/**
 * Updates an account and its unpaid withdrawals after the identity provider has verified or changed its e-mail address.
 * Nothing changes if the address belongs to another account. `give` credits the welcome coins; it is undefined on
 * servers where these do not wait for a verified address. `hashes` makes the hashes by which erased people are
 * recognized.
 */
const follow = async (
  tx: Tx,
  { uid, email }: Person,
  created_at: string,
  { give, hashes }: { give: Give | undefined; hashes: Erasures['hashes'] },
): Promise<void> => {
  const user = await tx.userByUid(uid);
  if (!user || hasUnseen(email)) return;
  const isOwn = sameEmail(user.email, email);
  if (isOwn ? user.verified : await tx.userByEmail(email)) return;
  const address = email.toLowerCase();
  // The account may have been erased while this waited for its row.
  if (!(await tx.change('users', user._id, { deleted: false }, { email: address, verified: true }))) return;
  await tx.noteChange?.(user._id);
  const verified = { ...user, email: address };
  if (give) await give(tx, verified, { actor: user._id, created_at });
  // The address is remembered even without a welcome, or its next owner, who may be the same person, would be welcomed.
  else if (!isOwn) await remember(tx, verified, created_at, hashes);
  if (isOwn) return;
  const waiting = await tx.list('withdrawals', { worker_id: user._id, status: OPEN });
  for (const { _id } of waiting.rows) await tx.change('withdrawals', _id, { status: OPEN }, { worker_email: address });
};

/** Moves the debts of the identity's deleted accounts to its new one, `heir`. */
const inherit = async (tx: Tx, heir: UserRow, by: Stamp): Promise<void> => {
  for (const one of await tx.lockUsers({ uid: heir.uid }))
    if (one.deleted && one.debt > 0) await tx.transfer(transfers.inheritance(one, heir, by));
};

export const authCalls = ({
  secrets,
  verifyIdentity,
  count,
  extras = usualExtras,
  prices = specified,
  report = console.error,
  welcomesVerified = false,
  erasures: { hashes } = { hashes: unkeyed },
}: BackendConfig) => {
  const give: Give = (tx, user, by) => welcome(tx, user, prices, by, { report, hashes });
  return {
    /**
     * Exchanges the identity provider's ID token, sent as the bearer, for an access token (C-57). Refuses an unproven
     * identity with 401, a suspended account with 403.
     */
    createToken: {
      outside: async ({ args, bearer, now, transaction }) => {
        const proven = bearer === null ? null : await verifyIdentity(bearer);
        if (!proven || !sameEmail(proven.email, args.email)) return refuse(401, 'Your identity is not proven.');
        await keepLimit(count, 'token', { account: proven.uid, network: '' });
        const rules = { give: welcomesVerified ? give : undefined, hashes };
        await transaction(async (tx) => {
          const before = await tx.userByUid(proven.uid);
          if (before?.suspended) throw suspendedFor(403, before.suspension);
          if (proven.verified) await follow(tx, proven, now.toISOString(), rules);
        });
        return { token: await issueToken(secrets, { ...proven, email: proven.email.toLowerCase() }), extras };
      },
    },

    getUser: async ({ args, person, me, tx }) => {
      if (!me) return noAccount();
      const isOwn = sameEmail(args.email, person.email);
      if (me.role !== 'admin' && !isOwn) return refuse(403, 'This account is not yours.');
      const user = await (isOwn ? tx.get('users', me._id) : tx.userByEmail(args.email));
      if (!user) return noAccount();
      const tells = isOwn && welcomesVerified && extras.includes('prices');
      const welcomeWaits = tells ? await welcomeAhead(tx, user, prices, hashes) : 0;
      return { ...shown(entities.user, user), ...(welcomeWaits > 0 && { welcomeWaits }) };
    },

    /**
     * Creates an account. The client sends this after every Google sign-in, so an existing account stays as it is. A
     * deleted account does not come back: its address gets a new account with a new id, without the old rows and
     * without welcome coins. Once the owner's limit per day is reached, a new account gets no coins either, and the
     * response says so.
     */
    createUser: async ({ args, person, me, tx, network, newId, by }) => {
      if (!sameEmail(args.email, person.email)) return refuse(403, 'This address is not yours.');
      if (me) return { insertedId: null };
      // Checked for new accounts only: existing ones with invisible characters in their address stay usable.
      if (hasUnseen(person.email)) return refuseFor(400, 'unseenInAddress');
      await keepLimit(count, 'signUp', { account: person.uid, network });
      const { imgurl, role } = args;
      // A name of invisible characters would hide its owner; for an empty one, screens show the address.
      const name = isFilled(args.name) ? args.name : '';
      const { uid, verified } = person;
      // Stored as typed, in lower case: users would not recognize the ASCII form that comparisons use (emailKey).
      const email = person.email.toLowerCase();
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
        suspended: false,
        suspension: '',
        created_at: by.created_at,
      };
      // Locked first, as restoring a deleted account does.
      await tx.lockUsers({ uid });
      if (!(await tx.insert('users', user)))
        return (await tx.userByUid(uid)) ? { insertedId: null } : refuse(409, 'This address has an account already.');
      await inherit(tx, user, by);
      if (network !== '') await tx.insert('joins', { _id: newId, network, created_at: by.created_at });
      if (welcomesVerified && !verified) return { insertedId: newId };
      const { due, given } = await give(tx, user, by);
      const told = extras.includes('prices') && due > 0 && { welcome: given };
      return { insertedId: newId, ...told };
    },
  } satisfies Partial<Calls>;
};

type Give = (tx: Tx, user: Member, by: Stamp) => ReturnType<typeof welcome>;
