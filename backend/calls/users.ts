import { RowIndex } from '#domain/RowIndex.ts';
import { done, type Calls } from '../call.ts';
import { refuse } from '../refuse.ts';
import { approve, closeTask, reject, workerExists } from '../review.ts';
import type { Tx, UserRow } from '../store/port.ts';

const BEST = { sort: ['coin', 'DESC'], range: [0, 5] } as const;

export const userCalls = {
  listBestWorkers: async ({ tx, list }) => {
    const best = await tx.list('users', { deleted: false, role: 'worker' }, BEST);
    return new RowIndex(best.rows, ['name']).query(list);
  },

  listUsers: ({ tx, list }) => tx.list('users', { deleted: false }, list),

  setUserRole: async ({ args, tx }) => {
    const user = await liveUser(tx, args.id);
    if (args.role !== 'admin') await keepOneAdmin(tx, user);
    if (user.role === 'buyer' && args.role !== 'buyer') await keepPromises(tx, user);
    await tx.change('users', user._id, { deleted: false }, { role: args.role });
    return done;
  },

  /**
   * The row is kept, so that the books stay exact and its coins are still accounted for. What the account owes is
   * settled, as nobody could do it later: work handed in is paid out of escrow, the rest of escrow is refunded.
   */
  deleteUser: async ({ args, tx }) => {
    const user = await liveUser(tx, args.id);
    await keepOneAdmin(tx, user);
    await tx.change('users', user._id, { deleted: false }, { deleted: true });
    await settleTasksOf(tx, user);
    return done;
  },
} satisfies Partial<Calls>;

const liveUser = async (tx: Tx, id: string): Promise<UserRow> => {
  const user = await tx.lockUser(id);
  return user && !user.deleted ? user : refuse(404, 'There is no such user.');
};

const keepOneAdmin = async (tx: Tx, { role }: UserRow): Promise<void> => {
  if (role === 'admin' && (await tx.count('users', { deleted: false, role: 'admin' })) === 1)
    refuse(409, 'This is the last admin. Make someone else an admin first.');
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

const settleTasksOf = async (tx: Tx, { _id }: UserRow): Promise<void> => {
  const tasks = await tx.list('tasks', { user_id: _id, closed: false });
  for (const task of tasks.rows) await closeTask(tx, task);
  const waiting = await tx.list('submissions', { buyer_id: _id, status: 'pending' });
  for (const submission of waiting.rows) {
    const settle = (await workerExists(tx, submission)) ? approve : reject;
    await settle(tx, submission);
  }
};
