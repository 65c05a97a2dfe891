import type { Logger } from 'pino';
import { Unavailable } from '#backend/store/port.ts';
import { reportOf } from '#backend/withoutAddresses.ts';
import type { JobWatch } from './metrics/createMetrics.ts';

/**
 * Logs and counts the failed turn of a job, in a line with the fields of `names`. Only a line with an `alert` may be of
 * level error, unless the database was away or busy: then the next turn tries again, and other alerts say so.
 */
export const tellFailedTurn = (
  error: unknown,
  names: { readonly alert: string } | { readonly job: string },
  log: Logger,
  watch: JobWatch | undefined,
): void => {
  const cause = error instanceof Unavailable ? 'database' : 'other';
  watch?.failed(cause);
  log['alert' in names && cause === 'other' ? 'error' : 'warn'](names, reportOf(error));
};
