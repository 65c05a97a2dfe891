import { entities } from '#domain/entities.ts';
import { done, shown, type Calls } from '../call.ts';
import { charge, transfers } from '../ledger.ts';
import { lockCaller, requireNoDebt } from '../lockCaller.ts';
import { refuse, refuseFor } from '../refuse.ts';
import { closeTask } from '../review.ts';
import { textOf } from '../textOf.ts';
import { EVERYTHING, type Reader } from '../store/port.ts';
import type { Member, TaskRow } from '../store/tables.ts';

/** Largest number of workers named in the response about a task's submissions. */
const NAMED = 10;

export const taskCalls = {
  listAllTasks: ({ tx, list }) => tx.list('tasks', { closed: false }, list),

  listBuyerTasks: ({ me, tx, list }) => tx.list('tasks', { user_id: me._id, closed: false }, list),

  /** Lists open tasks that still need workers. */
  listOpenTasks: ({ tx, list }) => tx.list('tasks', { closed: false, requiredWorkers: { above: 0 } }, list),

  getTask: async ({ args, tx }) => shown(entities.task, await openTask(tx, args.id)),

  /**
   * Number of pending and approved submissions made for the present text of the caller's task, and the first ten
   * workers' names (C-73).
   */
  getTaskHandIns: async ({ args, me, tx, by }) => {
    const task = await ownTask(tx, args.id, me);
    const { _id: text_id } = await textOf(task, by);
    const live = { in: ['pending', 'approved'] } as const;
    const handedIn = { task_id: task._id, status: live, text_id: { in: [text_id, ''] } };
    const count = await tx.count('submissions', handedIn);
    const { rows } = await tx.list('submissions', handedIn, { ...EVERYTHING, range: [0, NAMED - 1], counted: false });
    const names = rows.map(({ worker_name }) => worker_name);
    return { _id: task._id, count, workers: [...names, ...(count > names.length ? ['…'] : [])].join(', ') };
  },

  createTask: async ({ args, me, tx, newId, by }) => {
    const { caller } = await lockCaller(tx, me);
    requireNoDebt(caller);
    const owner = { user: me.email, name: me.name, user_id: me._id };
    const fresh = { escrow: 0, closed: false, reopened: 0, created_at: by.created_at };
    const task: TaskRow = { ...args, ...owner, _id: newId, ...fresh };
    await tx.insert('tasks', task);
    await charge(tx, transfers.task(task, by), 'notEnoughCoins');
    return { insertedId: task._id };
  },

  updateTask: async ({ args: { id, taskTitle, taskDetail, completionDate }, me, tx }) => {
    const task = await ownTask(tx, id, me);
    const changes = { taskTitle, taskDetail, completionDate };
    return (await tx.change('tasks', task._id, { closed: false }, changes)) ? done : refuseFor(404, 'taskGone');
  },

  /** Closes one of the caller's tasks. The request's body repeats the row, and is ignored. */
  deleteBuyerTask: async ({ args, me, tx, by }) => {
    const task = await ownTask(tx, args.id, me);
    await lockCaller(tx, me);
    return (await closeTask(tx, task, by)) ? done : refuseFor(404, 'taskGone');
  },

  deleteAnyTask: async ({ args, me, tx, by }) => {
    const task = await openTask(tx, args.id);
    // The buyer is locked before the task, in the same order as when a buyer closes it.
    await lockCaller(tx, me, [task.user_id]);
    return (await closeTask(tx, task, by)) ? done : refuseFor(404, 'taskGone');
  },
} satisfies Partial<Calls>;

/**
 * Task that is not deleted; refuses with 404 otherwise. A deleted task stays stored as `closed`, because the ledger
 * refers to it.
 */
export const openTask = async (tx: Reader, id: string): Promise<TaskRow> => {
  const task = await tx.get('tasks', id);
  return task && !task.closed ? task : refuseFor(404, 'taskGone');
};

const ownTask = async (tx: Reader, id: string, me: Member): Promise<TaskRow> => {
  const task = await openTask(tx, id);
  return task.user_id === me._id ? task : refuse(404, 'You have no such task.');
};
