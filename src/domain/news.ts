import type { Role, Submission } from './entities.ts';
import { submissionStatus, type SubmissionStatus } from './rules.ts';

/** Status of each submission when this user last saw it, by the submission's id. */
export type Seen = Readonly<Record<string, SubmissionStatus>>;

/** Statuses of submissions that each role is notified of: pending ones for a buyer, reviewed ones for a worker. */
const told = { admin: [], buyer: ['pending'], worker: ['approved', 'rejected'] } as const satisfies Record<
  Role,
  readonly SubmissionStatus[]
>;

/**
 * Submissions in the list `now` to notify a user of. For a buyer these are new pending ones, for a worker newly
 * reviewed ones, compared with `seen`. None on a first visit, when all would be new. A worker is not notified of a
 * verdict on work that `seen` lacks, because an earlier list may have left that work out (C-28).
 */
export const newsAmong = (role: Role, seen: Seen | undefined, now: readonly Submission[]): readonly Submission[] =>
  now.filter(({ _id, status }) => {
    const shown = submissionStatus(status);
    const before = seen?.[_id];
    const changed = before !== shown && (shown === 'pending' || before !== undefined);
    return seen !== undefined && changed && told[role].some((kind) => kind === shown);
  });

/**
 * Statuses to store as seen after the list `now` was read. A buyer's list holds all pending submissions, so it replaces
 * the old statuses; a worker's may hold only approved ones, so it is added to them.
 */
export const seenAfter = (role: Role, seen: Seen | undefined, now: readonly Submission[]): Seen => ({
  ...(role === 'worker' && seen),
  ...Object.fromEntries(now.map(({ _id, status }) => [_id, submissionStatus(status)])),
});
