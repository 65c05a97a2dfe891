import { move, transfers } from './ledger.ts';
import { refuse } from './refuse.ts';
import type { SubmissionRow, TaskRow, Tx } from './store/port.ts';

/** Open → closed: nobody can submit any more, the open slots are refunded, work that waits for review stays payable. */
export const closeTask = async (tx: Tx, { _id }: TaskRow): Promise<void> => {
  const task = await tx.change('tasks', _id, { closed: false }, { closed: true });
  if (!task) return refuse(404, 'This task does not exist any more.');
  if (task.requiredWorkers > 0) await move(tx, transfers.closing(task));
};

/** Pending → approved: the worker is paid out of escrow. */
export const approve = async (tx: Tx, { _id }: SubmissionRow): Promise<void> => {
  const submission = await settle(tx, _id, 'approved');
  await move(tx, transfers.approval(submission));
};

/** Pending → rejected: the slot opens again or, in a closed task, its coins go back to the buyer. */
export const reject = async (tx: Tx, { _id }: SubmissionRow): Promise<void> => {
  const submission = await settle(tx, _id, 'rejected');
  if (!(await tx.freeSlot(submission.task_id))) await move(tx, transfers.rejection(submission));
};

const settle = async (tx: Tx, id: string, status: 'approved' | 'rejected'): Promise<SubmissionRow> =>
  (await tx.change('submissions', id, { status: 'pending' }, { status })) ??
  refuse(409, 'This submission has already been reviewed.');

/** Whether the account that would be paid still exists. */
export const workerExists = async (tx: Tx, { worker_id }: SubmissionRow): Promise<boolean> =>
  (await tx.get('users', worker_id))?.deleted === false;
