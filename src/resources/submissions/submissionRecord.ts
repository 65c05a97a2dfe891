import type { Records } from '#dataProvider/bindings.ts';

/** A submission as react-admin holds it. */
export type SubmissionRecord = Records['submissions']['record'];

/** Who has waited longest comes first. */
export const OLDEST_FIRST = { field: 'current_date', order: 'ASC' } as const;
export const NEWEST_FIRST = { field: 'current_date', order: 'DESC' } as const;

/** Who has handed it in. */
export const workerOf = ({ worker_name, worker_email }: SubmissionRecord): string => worker_name || worker_email;

/** What a buyer calls it: somebody's work on a task. */
export const nameOf = (submission: SubmissionRecord): string => `${workerOf(submission)}: ${submission.task_title}`;

/** Row buttons keep short names; these ids, on the worker's and the task's cells, say which submission they belong to. */
export const workerIdOf = ({ id }: SubmissionRecord): string => `submission-worker-${id}`;
export const titleIdOf = ({ id }: SubmissionRecord): string => `submission-title-${id}`;
