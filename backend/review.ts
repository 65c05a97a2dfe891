import { transfers } from './ledger.ts';
import type { Stamp, Tx } from './store/port.ts';
import type { SubmissionRow, TaskRow } from './store/tables.ts';

/**
 * Closes an open task: it takes no new submissions, open slots are refunded, pending work stays payable. False if it is
 * closed already.
 */
export const closeTask = async (tx: Tx, { _id }: TaskRow, by: Stamp): Promise<boolean> => {
  const task = await tx.change('tasks', _id, { closed: false }, { closed: true });
  if (task && task.requiredWorkers > 0) await tx.transfer(transfers.closing(task, by));
  return task !== undefined;
};

/** Approves a pending submission and pays the worker from escrow; false if it has been reviewed already. */
export const approve = async (tx: Tx, { _id }: SubmissionRow, by: Stamp): Promise<boolean> => {
  const submission = await tx.change('submissions', _id, { status: 'pending' }, { status: 'approved' });
  if (submission) await tx.transfer(transfers.approval(submission, by));
  return submission !== undefined;
};

/**
 * Rejects a pending submission: its slot opens again or, in a closed task, its coins return to the buyer. False if it
 * has been reviewed already.
 */
export const reject = async (tx: Tx, { _id }: SubmissionRow, by: Stamp): Promise<boolean> => {
  const submission = await tx.change('submissions', _id, { status: 'pending' }, { status: 'rejected' });
  if (submission && !(await tx.freeSlot(submission.task_id))) await tx.transfer(transfers.rejection(submission, by));
  return submission !== undefined;
};
