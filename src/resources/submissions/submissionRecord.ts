import type { Records } from '#dataProvider/bindings.ts';

/** Submission as a record of react-admin, with its `id`. */
export type SubmissionRecord = Records['submissions']['record'];

/** Order of lists to review: the submission that has waited longest comes first. */
export const OLDEST_FIRST = { field: 'current_date', order: 'ASC' } as const;
export const NEWEST_FIRST = { field: 'current_date', order: 'DESC' } as const;

/** Name of the worker, or the e-mail address if the name is empty. */
export const workerOf = ({ worker_name, worker_email }: SubmissionRecord): string => worker_name || worker_email;

/** Name of a submission for its buyer: 'worker: title of the task'. */
export const nameOf = (submission: SubmissionRecord): string => `${workerOf(submission)}: ${submission.task_title}`;

/**
 * DOM id of the cell with the worker; `titleIdOf` returns the id of the cell with the task. A row's buttons refer to
 * both cells by aria-describedby, to say which row they belong to.
 */
export const workerIdOf = ({ id }: SubmissionRecord): string => `submission-worker-${id}`;
export const titleIdOf = ({ id }: SubmissionRecord): string => `submission-title-${id}`;

export const verdicts = ['approved', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** Text keys of the buttons 'Approve' and 'Reject'. */
export const verdictLabel = { approved: 'review.approve', rejected: 'review.reject' } as const;
