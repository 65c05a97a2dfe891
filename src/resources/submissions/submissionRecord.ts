import type { Records } from '#dataProvider/bindings.ts';

/** A submission as a record of react-admin, with its `id`. */
export type SubmissionRecord = Records['submissions']['record'];

/** The order of lists to review: the submission that has waited longest comes first. */
export const OLDEST_FIRST = { field: 'current_date', order: 'ASC' } as const;
export const NEWEST_FIRST = { field: 'current_date', order: 'DESC' } as const;

/** The worker's name, or e-mail address if the name is empty. */
export const workerOf = ({ worker_name, worker_email }: SubmissionRecord): string => worker_name || worker_email;

/** The name of a submission for its buyer: 'worker: title of the task'. */
export const nameOf = (submission: SubmissionRecord): string => `${workerOf(submission)}: ${submission.task_title}`;

/**
 * The DOM id of the cell with the worker, and below it that of the cell with the task. A row's buttons refer to both by
 * aria-describedby, to say which row they belong to.
 */
export const workerIdOf = ({ id }: SubmissionRecord): string => `submission-worker-${id}`;
export const titleIdOf = ({ id }: SubmissionRecord): string => `submission-title-${id}`;

export const verdicts = ['approved', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** The text keys of the buttons 'Approve' and 'Reject'. */
export const verdictLabel = { approved: 'review.approve', rejected: 'review.reject' } as const;
