import type { Args } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { entities } from '#domain/entities.ts';
import { isRecord } from '#domain/isRecord.ts';
import { checkRow, compare, hasAddress, shown, type Fact } from './checkRows.ts';
import { expectCoins, type Trial } from './trial.ts';

/**
 * Test of work on a task: one submission is rejected, the next one approved. Resolves to the coins that were paid, or to
 * undefined if that is not known.
 */
export const tryWork = async (trial: Trial, task: Fact & { readonly _id: string }): Promise<number | undefined> => {
  const { report, demand, refuses, coinsOf } = trial;
  const first = await handIn(trial, task);
  if (!first) return undefined;
  await tryPlaces(trial, task);
  await refuses('createSubmission', bodyOf(trial, task), 'worker', 'takes a second submission while one waits');
  await tryKept(trial, task._id, first);
  const isRejected = await demand('rejectSubmission', { submissionId: first, taskId: task._id }, 'buyer');
  const rejected = await statusOf(trial, first);
  if (isRejected && (rejected === 'pending' || rejected === 'approved'))
    report.breaks('rejectSubmission', `leaves the submission ${rejected}`);
  // The server may refuse a second submission while the first one waits.
  if (rejected === 'pending' || (!isRejected && rejected === undefined)) {
    report.left('createSubmission', 'a submission that waits');
    return undefined;
  }
  const second = await handIn(trial, task, first);
  if (!second) return undefined;
  const approval = { submissionId: second, workerEmail: trial.accounts.worker.email, payableAmount: 1 };
  const before = await coinsOf('worker');
  const isKept = await refuses('approveSubmission', approval, 'worker', 'lets workers approve their own work');
  if (isKept && !(await demand('approveSubmission', approval, 'buyer'))) {
    report.left('createSubmission', 'a submission that waits, or is approved');
    return undefined;
  }
  const approved = await statusOf(trial, second);
  if (approved !== undefined && approved !== 'approved')
    report.breaks('approveSubmission', `leaves the submission ${shown(approved)}`);
  const { email } = trial.accounts.worker;
  const done = await trial.list('listApprovedSubmissions', { email }, 'worker');
  if (done?.some(({ _id }) => _id === second) === false)
    report.breaks('listApprovedSubmissions', 'lacks a submission that was approved');
  if (done?.some(({ status }) => status !== 'approved'))
    report.breaks('listApprovedSubmissions', 'lists what is not approved');
  if (done?.every(hasAddress('worker_email', email)) === false)
    report.breaks('listApprovedSubmissions', 'shows submissions of somebody else');
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
  const { buyer, worker } = accounts;
  const isTaken = await demand('createSubmission', bodyOf(trial, task), 'worker');
  // A call without a response may have handed the work in.
  const own = await list('listWorkerSubmissions', { email: worker.email }, 'worker');
  if (own?.every(hasAddress('worker_email', worker.email)) === false)
    report.breaks('listWorkerSubmissions', 'shows submissions of somebody else');
  const row = own?.find(({ task_id, status, _id }) => task_id === task._id && status === 'pending' && _id !== before);
  if (typeof row?._id !== 'string') {
    if (isTaken && own) report.breaks('createSubmission', 'takes work that its worker’s list does not have as pending');
    if (isTaken || !own) report.left('createSubmission', 'a submission that waits');
    return undefined;
  }
  const sent = {
    task_id: task._id,
    payable_amount: 1,
    buyer_email: buyer.email,
    submission_details: 'A word.',
  };
  compare(report, 'listWorkerSubmissions', row, sent, Object.keys(sent));
  const review = await list('listSubmissionsToReview', { email: buyer.email }, 'buyer');
  if (!review) return row._id;
  if (!review.every(hasAddress('buyer_email', buyer.email)))
    report.breaks('listSubmissionsToReview', 'shows submissions for somebody else’s tasks');
  const decided = review.find(({ status }) => status !== undefined && status !== 'pending');
  if (decided) report.breaks('listSubmissionsToReview', `lists what is ${shown(decided.status)} already`);
  const waiting = review.find(({ _id }) => _id === row._id);
  if (waiting) compare(report, 'listSubmissionsToReview', waiting, row, Object.keys(entities.submission));
  else report.breaks('listSubmissionsToReview', 'lacks a submission that waits');
  return row._id;
};

/** Status of a submission in its worker's list, 'unlisted' if it is not there; undefined if the list failed. */
const statusOf = async ({ list, accounts }: Trial, id: string): Promise<unknown> => {
  const rows = await list('listWorkerSubmissions', { email: accounts.worker.email }, 'worker');
  return rows && (rows.find(({ _id }) => _id === id)?.status ?? 'unlisted');
};

/** Test of the places of a task for 2 workers, of which one is taken by a submission that waits. */
const tryPlaces = async ({ list, report }: Trial, task: Fact): Promise<void> => {
  const row = (await list('listOpenTasks', {}, 'worker'))?.find(({ _id }) => _id === task._id);
  if (row && row.requiredWorkers !== 1)
    report.differs(
      'createSubmission',
      `takes no place: the task needs ${shown(row.requiredWorkers)} workers, where ours leaves 1`,
    );
};

/** Test of the kept texts of tasks, if the server announces the extra `keptTexts`. `task` and `submission` are ids. */
const tryKept = async ({ extras, demand, report }: Trial, task: string, submission: string): Promise<void> => {
  if (!extras.includes('keptTexts')) return;
  const handIns = await demand('getTaskHandIns', { id: task }, 'buyer');
  if (handIns && isRecord(handIns.body)) checkRow(report, 'getTaskHandIns', entities.handIns, handIns.body);
  const text = await demand('getSubmissionText', { id: submission }, 'worker');
  if (text && isRecord(text.body)) checkRow(report, 'getSubmissionText', entities.keptText, text.body);
};
