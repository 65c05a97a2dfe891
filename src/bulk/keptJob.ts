import { ApiError } from '#api/ApiError.ts';
import { emailKey } from '#domain/email.ts';
import { isRecord } from '#domain/isRecord.ts';
import { isFulfilled, LostAnswer, type RowResult } from './bulkResult.ts';
import type { BulkJob } from './useBulk.ts';

/** A job with the results of its rows; errors have only the fields that JSON keeps. */
type KeptJob = { job: BulkJob; rows: readonly RowResult[]; interrupted: boolean };

/** The key in sessionStorage, for one tab and one user: nobody else is offered somebody's unfinished work. */
const keyOf = (email: string) => `bulk-left:${emailKey(email)}`;

/** Keeps a job for the tab's life, until it is done or its outcome is closed. */
export const keepJob = (email: string, kept: KeptJob): void => {
  try {
    if (kept.rows.every(isFulfilled)) dropJob(email);
    else sessionStorage.setItem(keyOf(email), JSON.stringify(kept));
  } catch (error) {
    // Storage is full or refused: the job goes on, but its rest cannot be offered after a reload.
    console.warn(error);
  }
};

export const dropJob = (email: string): void => {
  try {
    sessionStorage.removeItem(keyOf(email));
  } catch {
    // Nothing can be kept where storage is refused.
  }
};

/** The job that an earlier page of this tab has kept for the user. */
export const readJob = (email: string): KeptJob | null => {
  try {
    const { job, rows, interrupted } = JSON.parse(sessionStorage.getItem(keyOf(email)) ?? '') as KeptJob;
    // An earlier version stored sentences, in the language of that time.
    if (typeof job.work !== 'string') return null;
    return { job, rows: rows.map((row) => ({ ...row, reason: revived(row) })), interrupted };
  } catch {
    return null;
  }
};

const revived = ({ result, reason }: RowResult): unknown => {
  if (isRecord(reason) && 'failure' in reason) return Object.assign(new ApiError('refused', 0, ''), reason);
  return result === 'unknown' ? new LostAnswer() : reason;
};
