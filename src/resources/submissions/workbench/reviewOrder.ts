import { emailKey } from '#domain/email.ts';
import type { SubmissionRecord } from '../submissionRecord.ts';

type Rows = readonly SubmissionRecord[];
type Ids = readonly string[];

/**
 * Groups the rows by task. The task with the oldest row comes first; within a task, rows stay in their order. Requires
 * `rows` sorted oldest first.
 */
export const inReviewOrder = (rows: Rows): SubmissionRecord[] => {
  const tasks = new Map<string, SubmissionRecord[]>();
  for (const row of rows) {
    const own = tasks.get(row.task_id);
    if (own) own.push(row);
    else tasks.set(row.task_id, [row]);
  }
  return [...tasks.values()].flat();
};

/**
 * Returns `order` with the ids of new rows at its end, so that positions ('3 of 8') do not shift. Returns the same
 * array when there are none.
 */
export const withNew = (order: Ids, rows: Rows): Ids => {
  const known = new Set(order);
  const fresh = inReviewOrder(rows).filter(({ id }) => !known.has(id));
  return fresh.length > 0 ? [...order, ...fresh.map(({ id }) => id)] : order;
};

/**
 * First id after `id` for which `fits` returns true. The search continues from the start of `order` after its end, and
 * begins there if `order` lacks `id`; undefined if no id fits.
 */
export const nextAround = (order: Ids, id: string, fits: (id: string) => boolean): string | undefined => {
  const place = order.indexOf(id) + 1;
  return [...order.slice(place), ...order.slice(0, place)].find(fits);
};

/**
 * Nearest id after `id` (`step` 1) or before it (-1) for which `fits` returns true; undefined if there is none. An
 * unknown `id` counts as standing after the last.
 */
export const neighbour = (order: Ids, id: string, step: 1 | -1, fits: (id: string) => boolean): string | undefined => {
  const found = order.indexOf(id);
  const place = found < 0 ? order.length : found;
  return step === 1 ? order.slice(place + 1).find(fits) : order.slice(0, place).findLast(fits);
};

/** Pending submissions of the worker of the given submission, without that one. */
export const othersOfWorker = (rows: Rows, { id, worker_email }: SubmissionRecord): SubmissionRecord[] =>
  rows.filter((row) => row.id !== id && emailKey(row.worker_email) === emailKey(worker_email));
