import { done, type Calls } from '../call.ts';
import { refuse } from '../refuse.ts';
import { approve, closeTask, reject } from '../review.ts';
import type { ListQuery, Stamp, Tx } from '../store/port.ts';
import { queryRows } from '../store/queryRows.ts';
import type { UserRow } from '../store/tables.ts';

const BEST: ListQuery = {
  conditions: [],
  search: '',
  order: { column: 'coin', descending: true },
  range: [0, 5],
};

export const userCalls = {
  listBestWorkers: async ({ tx, list }) => {
    const best = await tx.list('users', { deleted: false, role: 'worker' }, BEST);
    return queryRows(best.rows, ['name'], list);
  },

  listUsers: ({ tx, list }) => tx.list('users', { deleted: false }, list),

  setUserRole: async ({ args, tx }) => {
    const user = await lockSubject(tx, args.id, args.role === 'admin');
    if (user.role === 'buyer' && args.role !== 'buyer') await keepPromises(tx, user);
    await tx.change('users', user._id, { deleted: false }, { role: args.role });
    return done;
  },

  /**
   * The row is kept, so that the books stay exact and its coins are still accounted for. What the account owes is
   * settled, as nobody could do it later: work handed in is paid out of escrow, the rest of escrow is refunded.
   */
  deleteUser: async ({ args, tx, by }) => {
    const user = await lockSubject(tx, args.id, false);
    await tx.change('users', user._id, { deleted: false }, { deleted: true });
    await settleTasksOf(tx, user, by);
    return done;
  },
} satisfies Partial<Calls>;

/**
 * The user that an admin changes, locked together with all admins, or two of them could remove each other at once: one has to
 * stay an admin. All in one statement, as whoever locks some users and then others may wait for somebody who waits for them.
 */
const lockSubject = async (tx: Tx, id: string, staysAdmin: boolean): Promise<UserRow> => {
  const admins = await tx.list('users', { deleted: false, role: 'admin' });
  const users = await tx.lockUsers({ _id: { in: [id, ...admins.rows.map(({ _id }) => _id)] } });
  const user = users.find(({ _id }) => _id === id);
  if (!user || user.deleted) return refuse(404, 'There is no such user.');
  const isOnly = users.filter(({ role, deleted }) => role === 'admin' && !deleted).length === 1;
  if (user.role === 'admin' && !staysAdmin && isOnly)
    refuse(409, 'This is the last admin. Make someone else an admin first.');
  return user;
};

/** Only a buyer may review work and close tasks: what still holds coins has to be settled before (C-64). */
const keepPromises = async (tx: Tx, { _id }: UserRow): Promise<void> => {
  const tasks = await tx.count('tasks', { user_id: _id, closed: false, requiredWorkers: { above: 0 } });
  const work = await tx.count('submissions', { buyer_id: _id, status: 'pending' });
  if (tasks === 0 && work === 0) return;
  const open = `${String(tasks)} open task${tasks === 1 ? '' : 's'}`;
  const waiting = `${String(work)} submission${work === 1 ? ' waits' : 's wait'}`;
  refuse(409, `This buyer has ${open}, and ${waiting} for a review. Settle them first.`);
};

/** What is closed or reviewed meanwhile is left as it is. */
const settleTasksOf = async (tx: Tx, { _id }: UserRow, by: Stamp): Promise<void> => {
  const tasks = await tx.list('tasks', { user_id: _id, closed: false });
  for (const task of tasks.rows) await closeTask(tx, task, by);
  const waiting = await tx.list('submissions', { buyer_id: _id, status: 'pending' });
  const workers = await tx.lockUsers({ _id: { in: waiting.rows.map(({ worker_id }) => worker_id) } });
  const live = new Set(workers.filter(({ deleted }) => !deleted).map((worker) => worker._id));
  for (const submission of waiting.rows)
    await (live.has(submission.worker_id) ? approve(tx, submission, by) : reject(tx, submission, by));
};
