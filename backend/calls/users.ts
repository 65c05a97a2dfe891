import { usualExtras } from '#contract/extras.ts';
import { isActiveAdmin } from '../activeAdmins.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { lockCaller } from '../lockCaller.ts';
import { refuseFor } from '../refuse.ts';
import { settleDepartures } from '../settleDepartures.ts';
import type { ListQuery, Reader, Tx } from '../store/port.ts';
import { queryRows } from '../store/queryRows.ts';
import type { Member } from '../store/tables.ts';

const BEST: ListQuery = {
  conditions: [],
  search: '',
  order: { column: 'coin', descending: true },
  range: [0, 5],
  counted: false,
};

export const userCalls = ({ extras = usualExtras }: BackendConfig) => {
  const needsTwo = extras.includes('twoAdmins');
  return {
    listBestWorkers: async ({ tx, list }) => {
      const best = await tx.list('users', { deleted: false, suspended: false, role: 'worker' }, BEST);
      return queryRows(best.rows, ['name'], list);
    },

    listUsers: ({ tx, list }) => tx.list('users', { deleted: false }, list),

    setUserRole: async ({ args, me, tx }) => {
      const isPromoted = args.role === 'admin';
      const subject = await lockSubject(tx, me, args.id, { staysAdmin: isPromoted, needsTwo });
      if (needsTwo && isPromoted && subject.role !== 'admin') refuseFor(409, 'needsTwoAdmins');
      if (args.role !== 'buyer') await keepPromises(tx, subject);
      await tx.change('users', subject._id, { deleted: false }, { role: args.role });
      return done;
    },

    /**
     * Marks an account as deleted, and settles its obligations afterwards. The row is kept, so that the ledger adds up.
     */
    deleteUser: {
      inside: async ({ args, me, tx, by }) => {
        const subject = await lockSubject(tx, me, args.id, { staysAdmin: false, needsTwo });
        await settleMoney(tx, subject);
        await tx.change('users', subject._id, { deleted: false }, { deleted: true, leaving: true });
        const closing = { _id: subject._id, erased: false, done: true, ...by };
        // A closing exists already if the account was deleted before and restored.
        if (!(await tx.insert('closings', closing)))
          await tx.change('closings', subject._id, { erased: false }, closing);
        return done;
      },
      after: ({ transaction, now }) => settleDepartures(transaction, () => now),
    },
  } satisfies Partial<Calls>;
};

/**
 * Rules of a change to a user. `staysAdmin` is true if an admin stays an admin, `needsTwo` if at least two admins must
 * remain, instead of one.
 */
type Rules = { readonly staysAdmin: boolean; readonly needsTwo: boolean };

/**
 * Locks the user `id`, whom the admin `me` is about to change, together with all admins; resolves to that user. Refuses
 * with 404 an unknown user. Refuses with 409 to take the role from an admin (not `staysAdmin`) if fewer than one active
 * admin would remain, or fewer than two with `needsTwo`. All admins are locked, because two of them could otherwise
 * remove each other at the same time.
 */
export const lockSubject = async (tx: Tx, me: Member, id: string, { staysAdmin, needsTwo }: Rules): Promise<Member> => {
  const admins = await tx.list('users', { deleted: false, role: 'admin' });
  const { users } = await lockCaller(tx, me, [id, ...admins.rows.map(({ _id }) => _id)]);
  const subject = users.find(({ _id }) => _id === id);
  if (!subject || subject.deleted) return refuseFor(404, 'noUser');
  const remaining = users.filter((one) => isActiveAdmin(one) && one._id !== id);
  if (subject.role === 'admin' && !staysAdmin && remaining.length < (needsTwo ? 2 : 1))
    refuseFor(409, needsTwo ? 'lastTwoAdmins' : 'lastAdmin');
  return subject;
};

/**
 * Refuses with 409 to delete an account with money under way: a refund, a dispute, a payout or a debt. Refunds and
 * disputes of the person's earlier accounts count too, because coins that they return would go to a deleted account.
 */
const settleMoney = async (tx: Tx, { _id, uid, debt }: Member): Promise<void> => {
  const payouts = await tx.count('withdrawals', { worker_id: _id, status: 'underWay' });
  if (debt > 0 || payouts > 0 || (await mayReturn(tx, uid))) refuseFor(409, 'moneyOpen');
};

/** True while a refund or dispute of one of the identity's accounts is open: its coins may come back. */
export const mayReturn = async (tx: Reader, uid: string): Promise<boolean> => {
  const own = { in: (await tx.list('users', { uid })).rows.map((one) => one._id) };
  const underWay = { user_id: own, state: { in: ['refundPending', 'inquiry', 'disputed'] } } as const;
  return (await tx.count('payments', underWay)) > 0;
};

/**
 * Refuses with 409 to take the role from a buyer with open tasks or unreviewed work: nobody else could settle them
 * (C-64). Does nothing for other roles.
 */
export const keepPromises = async (tx: Tx, { _id, role }: Member): Promise<void> => {
  if (role !== 'buyer') return;
  const tasks = await tx.count('tasks', { user_id: _id, closed: false, requiredWorkers: { above: 0 } });
  const submissions = await tx.count('submissions', { buyer_id: _id, status: 'pending' });
  if (tasks > 0 || submissions > 0) refuseFor(409, 'openTasks', { tasks, submissions });
};
