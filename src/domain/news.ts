import type { Role, Submission } from './entities.ts';
import { submissionStatus, type SubmissionStatus } from './rules.ts';

/** The submissions that somebody has seen, by id, and the status each had. */
export type Seen = Readonly<Record<string, SubmissionStatus>>;

/** What is worth telling a role: a buyer of work that waits, a worker of work that was judged. */
const told = { admin: [], buyer: ['pending'], worker: ['approved', 'rejected'] } as const satisfies Record<
  Role,
  readonly SubmissionStatus[]
>;

/**
 * What has changed since `seen`. Nothing where nothing was ever seen: to a newcomer everything would be news. Nor is a verdict
 * on work that was never seen: the list that was read before may not have had it (C-28).
 */
export const newsAmong = (role: Role, seen: Seen | undefined, now: readonly Submission[]): readonly Submission[] =>
  now.filter(({ _id, status }) => {
    const shown = submissionStatus(status);
    const before = seen?.[_id];
    const changed = before !== shown && (shown === 'pending' || before !== undefined);
    return seen !== undefined && changed && told[role].some((kind) => kind === shown);
  });

/**
 * What has been seen after `now`. A buyer's list is all that waits, and what left it never comes back; a worker's may be the
 * approved ones alone, so it adds to what was seen.
 */
export const seenAfter = (role: Role, seen: Seen | undefined, now: readonly Submission[]): Seen => ({
  ...(role === 'worker' && seen),
  ...Object.fromEntries(now.map(({ _id, status }) => [_id, submissionStatus(status)])),
});
