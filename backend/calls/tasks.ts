import { entities } from '#domain/entities.ts';
import { done, newId, shown, type Calls } from '../call.ts';
import { charge, transfers } from '../ledger.ts';
import { refuse } from '../refuse.ts';
import { closeTask } from '../review.ts';
import type { TaskRow, Tx, UserRow } from '../store/port.ts';

export const taskCalls = {
  listAllTasks: ({ tx, list }) => tx.list('tasks', { closed: false }, list),

  listBuyerTasks: ({ me, tx, list }) => tx.list('tasks', { user_id: me._id, closed: false }, list),

  /** Tasks that still need workers. */
  listOpenTasks: ({ tx, list }) => tx.list('tasks', { closed: false, requiredWorkers: { above: 0 } }, list),

  getTask: async ({ args, tx }) => shown(entities.task, await openTask(tx, args.id)),

  createTask: async ({ args, me, tx }) => {
    const owner = { user: me.email, name: me.name, user_id: me._id };
    const task: TaskRow = { ...args, ...owner, _id: newId(), escrow: 0, closed: false };
    await tx.insert('tasks', task);
    await charge(tx, transfers.task(task), 'Not enough coins. Please purchase more.');
    return { insertedId: task._id };
  },

  updateTask: async ({ args: { id, taskTitle, taskDetail, completionDate }, me, tx }) => {
    const task = await ownTask(tx, id, me);
    await tx.change('tasks', task._id, { closed: false }, { taskTitle, taskDetail, completionDate });
    return done;
  },

  /** The body repeats what our own rows know better; it is not read. */
  deleteBuyerTask: async ({ args, me, tx }) => {
    await closeTask(tx, await ownTask(tx, args.id, me));
    return done;
  },

  deleteAnyTask: async ({ args, tx }) => {
    await closeTask(tx, await openTask(tx, args.id));
    return done;
  },
} satisfies Partial<Calls>;

/** A deleted task is closed: kept for the books, and gone for everybody. */
const openTask = async (tx: Tx, id: string): Promise<TaskRow> => {
  const task = await tx.get('tasks', id);
  return task && !task.closed ? task : refuse(404, 'This task does not exist any more.');
};

const ownTask = async (tx: Tx, id: string, me: UserRow): Promise<TaskRow> => {
  const task = await openTask(tx, id);
  return task.user_id === me._id ? task : refuse(404, 'You have no such task.');
};
