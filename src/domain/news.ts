import type { Role, Submission } from './entities.ts';
import { submissionStatus, type SubmissionStatus } from './rules.ts';

/** Status of each submission, by id, when this user last saw it. */
export type Seen = Readonly<Record<string, SubmissionStatus>>;

/** Statuses that each role is notified of: pending ones for a buyer, reviewed ones for a worker. */
const told = { admin: [], buyer: ['pending'], worker: ['approved', 'rejected'] } as const satisfies Record<
  Role,
  readonly SubmissionStatus[]
>;

/**
 * Submissions that are new or changed since `seen`. None on a first visit, when all would be new, and no verdict on
 * work that was never seen: the list read before may not have contained it (C-28).
 */
export const newsAmong = (role: Role, seen: Seen | undefined, now: readonly Submission[]): readonly Submission[] =>
  now.filter(({ _id, status }) => {
    const shown = submissionStatus(status);
    const before = seen?.[_id];
    const changed = before !== shown && (shown === 'pending' || before !== undefined);
    return seen !== undefined && changed && told[role].some((kind) => kind === shown);
  });

/**
 * Statuses seen after reading `now`. A buyer's list holds all pending submissions, so it replaces the old ones; a
 * worker's may hold approved ones alone, so it is added to them.
 */
export const seenAfter = (role: Role, seen: Seen | undefined, now: readonly Submission[]): Seen => ({
  ...(role === 'worker' && seen),
  ...Object.fromEntries(now.map(({ _id, status }) => [_id, submissionStatus(status)])),
});
