import type { Args } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { entities } from '#domain/entities.ts';
import { isRecord } from '#domain/isRecord.ts';
import { checkRow, compare, shown, type Fact } from './checkRows.ts';
import { expectCoins, type Trial } from './trial.ts';

/** Test of work on a task: one submission is rejected, the next one approved. Resolves to the coins that were paid. */
export const tryWork = async (trial: Trial, task: Fact & { readonly _id: string }): Promise<number> => {
  const { report, demand, refuses, coinsOf } = trial;
  const first = await handIn(trial, task);
  if (!first) return 0;
  await refuses('createSubmission', bodyOf(trial, task), 'worker', 'takes a second submission while one waits');
  await tryKept(trial, task._id, first);
  await demand('rejectSubmission', { submissionId: first, taskId: task._id }, 'buyer');
  const rejected = await statusOf(trial, first);
  if (rejected === 'pending' || rejected === 'approved')
    report.breaks('rejectSubmission', `leaves the submission ${rejected}`);
  const second = await handIn(trial, task, first);
  if (!second) return 0;
  const approval = { submissionId: second, workerEmail: trial.accounts.worker.email, payableAmount: 1 };
  const before = await coinsOf('worker');
  const isKept = await refuses('approveSubmission', approval, 'worker', 'lets workers approve their own work');
  if (isKept && !(await demand('approveSubmission', approval, 'buyer'))) return 0;
  const approved = await statusOf(trial, second);
  if (approved !== 'approved') report.breaks('approveSubmission', `leaves the submission ${shown(approved)}`);
  const done = await trial.list('listApprovedSubmissions', { email: trial.accounts.worker.email }, 'worker');
  if (!done.some(({ _id }) => _id === second))
    report.breaks('listApprovedSubmissions', 'lacks a submission that was approved');
  if (done.some(({ status }) => status !== 'approved'))
    report.breaks('listApprovedSubmissions', 'lists what is not approved');
  await expectCoins(trial, 'approveSubmission', 'worker', before + 1, 'approved work is paid');
  const once = await coinsOf('worker');
  await refuses('approveSubmission', approval, 'buyer', 'approves a submission twice');
  await expectCoins(trial, 'approveSubmission', 'worker', once, 'work is paid once');
  report.left('createSubmission', 'a rejected submission and an approved one, for which the buyer paid 1 coin');
  return 1;
};

const bodyOf = ({ accounts }: Trial, task: Fact): Args<Endpoints['createSubmission']> => ({
  task_id: String(task._id),
  task_title: String(task.taskTitle),
  payable_amount: 1,
  required_worker: 2,
  worker_email: accounts.worker.email,
  worker_name: 'Conformance',
  buyer_name: String(task.name),
  buyer_email: accounts.buyer.email,
  submission_details: 'A word.',
  current_date: new Date().toISOString().slice(0, 10),
  status: 'pending',
});

/**
 * Submits work on a task. Resolves to the id of its row, or to undefined if it cannot be found again. `before` is the
 * id of an earlier submission to the same task, which is not taken for this one.
 */
const handIn = async (
  trial: Trial,
  task: Fact & { readonly _id: string },
  before?: string,
): Promise<string | undefined> => {
  const { report, accounts, demand, list } = trial;
  if (!(await demand('createSubmission', bodyOf(trial, task), 'worker'))) return undefined;
  const own = await list('listWorkerSubmissions', { email: accounts.worker.email }, 'worker');
  if (own.some(({ worker_email }) => worker_email !== accounts.worker.email))
    report.breaks('listWorkerSubmissions', 'shows submissions of somebody else');
  const row = own.find(({ task_id, status, _id }) => task_id === task._id && status === 'pending' && _id !== before);
  if (typeof row?._id !== 'string') {
    report.breaks('createSubmission', 'takes work that its worker’s list does not have as pending');
    return undefined;
  }
  const sent = {
    task_id: task._id,
    payable_amount: 1,
    buyer_email: accounts.buyer.email,
    submission_details: 'A word.',
  };
  compare(report, 'listWorkerSubmissions', row, sent, Object.keys(sent));
  const review = await list('listSubmissionsToReview', { email: accounts.buyer.email }, 'buyer');
  if (review.some(({ buyer_email }) => buyer_email !== accounts.buyer.email))
    report.breaks('listSubmissionsToReview', 'shows submissions for somebody else’s tasks');
  const waiting = review.find(({ _id }) => _id === row._id);
  if (waiting) compare(report, 'listSubmissionsToReview', waiting, row, Object.keys(entities.submission));
  else report.breaks('listSubmissionsToReview', 'lacks a submission that waits');
  return row._id;
};

const statusOf = async ({ list, accounts }: Trial, id: string): Promise<unknown> =>
  (await list('listWorkerSubmissions', { email: accounts.worker.email }, 'worker')).find(({ _id }) => _id === id)
    ?.status;

/** Test of the kept texts of tasks, if the server announces the extra `keptTexts`. `task` and `submission` are ids. */
const tryKept = async ({ extras, demand, report }: Trial, task: string, submission: string): Promise<void> => {
  if (!extras.includes('keptTexts')) return;
  const handIns = await demand('getTaskHandIns', { id: task }, 'buyer');
  if (handIns && isRecord(handIns.body)) checkRow(report, 'getTaskHandIns', entities.handIns, handIns.body);
  const text = await demand('getSubmissionText', { id: submission }, 'worker');
  if (text && isRecord(text.body)) checkRow(report, 'getSubmissionText', entities.keptText, text.body);
};
