import { done, type Calls } from '../call.ts';
import { lockCaller } from '../lockCaller.ts';
import { refuseFor } from '../refuse.ts';
import { approve, closeTask, reject } from '../review.ts';
import { Collision, type ListQuery, type Stamp, type Tx } from '../store/port.ts';
import { queryRows } from '../store/queryRows.ts';
import type { Member, SubmissionRow } from '../store/tables.ts';

const BEST: ListQuery = {
  conditions: [],
  search: '',
  order: { column: 'coin', descending: true },
  range: [0, 5],
  counted: false,
};

export const userCalls = {
  listBestWorkers: async ({ tx, list }) => {
    const best = await tx.list('users', { deleted: false, role: 'worker' }, BEST);
    return queryRows(best.rows, ['name'], list);
  },

  listUsers: ({ tx, list }) => tx.list('users', { deleted: false }, list),

  setUserRole: async ({ args, me, tx }) => {
    const { subject } = await lockSubject(tx, me, args.id, args.role === 'admin');
    if (args.role !== 'buyer') await keepPromises(tx, subject);
    await tx.change('users', subject._id, { deleted: false }, { role: args.role });
    return done;
  },

  /**
   * The row is kept, so that the books stay exact and its coins are still accounted for. What the account owes is
   * settled, as nobody could do it later: work handed in is paid out of escrow, the rest of escrow is refunded.
   */
  deleteUser: async ({ args, me, tx, by }) => {
    const waiting = await workFor(tx, args.id);
    const workers = waiting.map(({ worker_id }) => worker_id);
    const { subject, users } = await lockSubject(tx, me, args.id, false, workers);
    await tx.change('users', subject._id, { deleted: false }, { deleted: true });
    await settleTasksOf(tx, subject, users, by);
    return done;
  },
} satisfies Partial<Calls>;

/**
 * The user that an admin changes, locked together with all admins, or two of them could remove each other at once: one has to
 * stay an admin. All in one statement with whoever is paid, as users are always locked in one order.
 */
const lockSubject = async (tx: Tx, me: Member, id: string, staysAdmin: boolean, paid: readonly string[] = []) => {
  const admins = await tx.list('users', { deleted: false, role: 'admin' });
  const { users } = await lockCaller(tx, me, [id, ...admins.rows.map(({ _id }) => _id), ...paid]);
  const subject = users.find(({ _id }) => _id === id);
  if (!subject || subject.deleted) return refuseFor(404, 'noUser');
  const isOnly = users.filter(({ role, deleted }) => role === 'admin' && !deleted).length === 1;
  if (subject.role === 'admin' && !staysAdmin && isOnly) refuseFor(409, 'lastAdmin');
  return { subject, users };
};

/** Only a buyer may review work and close tasks: what still holds coins has to be settled before (C-64). */
export const keepPromises = async (tx: Tx, { _id, role }: Member): Promise<void> => {
  if (role !== 'buyer') return;
  const tasks = await tx.count('tasks', { user_id: _id, closed: false, requiredWorkers: { above: 0 } });
  const submissions = await tx.count('submissions', { buyer_id: _id, status: 'pending' });
  if (tasks > 0 || submissions > 0) refuseFor(409, 'openTasks', { tasks, submissions });
};

const workFor = async (tx: Tx, buyer: string): Promise<readonly SubmissionRow[]> =>
  (await tx.list('submissions', { buyer_id: buyer, status: 'pending' })).rows;

/**
 * Once the tasks are closed nobody hands in any more. Work that came before that and after the workers were locked begins it all
 * again: to lock its worker now could be waiting for somebody who waits for one of the tasks.
 */
const settleTasksOf = async (tx: Tx, { _id }: Member, locked: readonly Member[], by: Stamp): Promise<void> => {
  const tasks = await tx.list('tasks', { user_id: _id, closed: false });
  for (const task of tasks.rows) await closeTask(tx, task, by);
  const users = new Map(locked.map((user) => [user._id, user]));
  for (const submission of await workFor(tx, _id)) {
    const worker = users.get(submission.worker_id);
    if (!worker) throw new Collision('Work came in while its buyer was deleted.');
    await (worker.deleted ? reject(tx, submission, by) : approve(tx, submission, by));
  }
};
