import { emailKey } from '#domain/email.ts';
import { seen } from '#domain/unseen.ts';
import type { SubmissionRecord } from '../submissionRecord.ts';

type Rows = readonly SubmissionRecord[];
type Ids = readonly string[];

/** The rows by task, the longest wait first among tasks and within one. `rows` come oldest first. */
export const inReviewOrder = (rows: Rows): SubmissionRecord[] => {
  const tasks = new Map<string, SubmissionRecord[]>();
  for (const row of rows) {
    const own = tasks.get(row.task_id);
    if (own) own.push(row);
    else tasks.set(row.task_id, [row]);
  }
  return [...tasks.values()].flat();
};

/** The order with new rows at its end, so that the third of eight stays the third. The same array when nothing is new. */
export const withNew = (order: Ids, rows: Rows): Ids => {
  const known = new Set(order);
  const fresh = inReviewOrder(rows).filter(({ id }) => !known.has(id));
  return fresh.length > 0 ? [...order, ...fresh.map(({ id }) => id)] : order;
};

/** The next fitting id after this one, and after the end from the start again; from the start for an unknown id. */
export const nextAround = (order: Ids, id: string, fits: (id: string) => boolean): string | undefined => {
  const place = order.indexOf(id) + 1;
  return [...order.slice(place), ...order.slice(0, place)].find(fits);
};

/** The next fitting neighbour in a direction; undefined at the end. An unknown id stands behind the last one. */
export const neighbour = (order: Ids, id: string, step: 1 | -1, fits: (id: string) => boolean): string | undefined => {
  const found = order.indexOf(id);
  const place = found < 0 ? order.length : found;
  return step === 1 ? order.slice(place + 1).find(fits) : order.slice(0, place).findLast(fits);
};

/** The other pending submissions of the same worker. */
export const othersOfWorker = (rows: Rows, { id, worker_email }: SubmissionRecord): SubmissionRecord[] =>
  rows.filter((row) => row.id !== id && emailKey(row.worker_email) === emailKey(worker_email));

const wordsOf = (row: SubmissionRecord): string => seen(row.submission_details.normalize());

/**
 * The submissions of other workers with the same answer, regardless of blanks, encoding and invisible characters. An empty
 * answer equals none.
 */
export const equalAnswers = (rows: Rows, submission: SubmissionRecord): SubmissionRecord[] => {
  const words = wordsOf(submission);
  if (words === '') return [];
  const worker = emailKey(submission.worker_email);
  return rows.filter((row) => emailKey(row.worker_email) !== worker && wordsOf(row) === words);
};
