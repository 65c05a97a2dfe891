import type { Records } from '#dataProvider/bindings.ts';

/** A submission as react-admin holds it. */
export type SubmissionRecord = Records['submissions']['record'];

/** The order of reviewing: the longest wait first. */
export const OLDEST_FIRST = { field: 'current_date', order: 'ASC' } as const;
export const NEWEST_FIRST = { field: 'current_date', order: 'DESC' } as const;

/** The worker's name. */
export const workerOf = ({ worker_name, worker_email }: SubmissionRecord): string => worker_name || worker_email;

/** The name of a submission for its buyer: the worker, and the task. */
export const nameOf = (submission: SubmissionRecord): string => `${workerOf(submission)}: ${submission.task_title}`;

/** The ids of the worker's and the task's cells, for the descriptions of a row's buttons, whose own names are short. */
export const workerIdOf = ({ id }: SubmissionRecord): string => `submission-worker-${id}`;
export const titleIdOf = ({ id }: SubmissionRecord): string => `submission-title-${id}`;

export const verdicts = ['approved', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** The labels of the verdicts' buttons. */
export const verdictLabel = { approved: 'review.approve', rejected: 'review.reject' } as const;
