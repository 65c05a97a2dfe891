import { entities } from '#domain/entities.ts';
import { isOverEverywhere } from '#domain/moments.ts';
import { done, shown, type Call, type Calls } from '../call.ts';
import { calendarDay } from '../calendarDay.ts';
import { lockCaller, requireNoDebt } from '../lockCaller.ts';
import { refuse, refuseFor } from '../refuse.ts';
import { approve, reject } from '../review.ts';
import type { SubmissionRow, TaskRow } from '../store/tables.ts';
import { textOf } from '../textOf.ts';
import { openTask } from './tasks.ts';

export const submissionCalls = {
  listSubmissionsToReview: ({ me, tx, list }) => tx.list('submissions', { buyer_id: me._id, status: 'pending' }, list),

  listWorkerSubmissions: ({ me, tx, list }) => tx.list('submissions', { worker_id: me._id }, list),

  listApprovedSubmissions: ({ me, tx, list }) =>
    tx.list('submissions', { worker_id: me._id, status: 'approved' }, list),

  /**
   * Text of a task as it was when a submission was made (C-73), for the submission's worker or buyer. If that text was
   * not stored, this is the task's present text.
   */
  getSubmissionText: async ({ args, me, tx }) => {
    const submission = await tx.get('submissions', args.id);
    if (!submission || ![submission.buyer_id, submission.worker_id].includes(me._id)) return refuse(404, NONE);
    const { _id, task_id, text_id } = submission;
    const text = (await tx.get('texts', text_id)) ?? (await tx.get('tasks', task_id));
    return text ? shown(entities.keptText, { ...text, _id }) : refuseFor(404, 'taskGone');
  },

  /**
   * Creates a submission, which takes a slot of the task until it is rejected; then the worker may submit again (C-60).
   * Refused with 409 after the task's last day (C-71).
   */
  createSubmission: async (call) => {
    const { args, me, tx, now } = call;
    const { caller } = await lockCaller(tx, me);
    requireNoDebt(caller);
    const task = await openTask(tx, args.task_id);
    if (((await tx.get('users', task.user_id))?.debt ?? 0) > 0) return refuseFor(409, 'buyerInDebt');
    if (isOverEverywhere(task.completionDate, now)) return refuseFor(409, 'taskEnded');
    const text = await textOf(task, call.by);
    const submission = newSubmission(call, task, text._id);
    if (!(await tx.insert('submissions', submission))) return refuseFor(409, 'submittedAlready');
    await tx.insert('texts', text);
    if (await tx.takeSlot(task._id)) return { insertedId: submission._id };
    // If no slot is free, the task may have been deleted since it was read: then the refusal is a 404.
    await openTask(tx, task._id);
    return refuseFor(409, 'taskFull');
  },

  approveSubmission: async (call) => {
    const { me, tx, by } = call;
    const submission = await ownReview(call);
    const { isLive } = await lockCaller(tx, me, [submission.worker_id]);
    if (!isLive(submission.worker_id)) return refuseFor(409, 'workerLeft');
    return (await approve(tx, submission, by)) ? done : refuseFor(409, 'reviewedAlready');
  },

  rejectSubmission: async (call) => {
    const { me, tx, by } = call;
    const submission = await ownReview(call);
    await lockCaller(tx, me);
    return (await reject(tx, submission, by)) ? done : refuseFor(409, 'reviewedAlready');
  },
} satisfies Partial<Calls>;

const NONE = 'You have no such submission.';

/**
 * Row of a new submission; everything but the worker's text and calendar day comes from the server's own rows.
 * `text_id` is the id of the task's text, in the table `texts`.
 */
const newSubmission = (
  { args, me, now, newId, by }: Call<'createSubmission'>,
  task: TaskRow,
  text_id: string,
): SubmissionRow => ({
  _id: newId,
  task_id: task._id,
  task_title: task.taskTitle,
  payable_amount: task.payableAmount,
  required_worker: task.requiredWorkers,
  worker_id: me._id,
  worker_email: me.email,
  worker_name: me.name,
  buyer_id: task.user_id,
  buyer_name: task.name,
  buyer_email: task.user,
  submission_details: args.submission_details,
  current_date: calendarDay(args.current_date, now),
  status: 'pending',
  text_id,
  created_at: by.created_at,
});

const ownReview = async ({
  args,
  me,
  tx,
}: Call<'approveSubmission'> | Call<'rejectSubmission'>): Promise<SubmissionRow> => {
  const submission = await tx.get('submissions', args.submissionId);
  return submission?.buyer_id === me._id ? submission : refuse(404, 'There is no such submission to review.');
};
