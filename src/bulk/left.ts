import { ApiError } from '#api/ApiError.ts';
import { emailKey } from '#domain/email.ts';
import { isRecord } from '#domain/isRecord.ts';
import { isSettled, LostAnswer, type RowResult } from './bulkResult.ts';
import type { BulkJob } from './useBulk.ts';

/** A job and what became of every row of it; of an error JSON has kept the fields. */
type Kept = { job: BulkJob; rows: readonly RowResult[]; interrupted: boolean };

/** One tab, one user: neither another tab nor the next person here is offered somebody's unfinished work. */
const keyOf = (email: string) => `bulk-left:${emailKey(email)}`;

/** Keeps a job for the tab's life, until it is done or its outcome is closed. */
export const keepLeft = (email: string, kept: Kept): void => {
  try {
    if (kept.rows.every(isSettled)) dropLeft(email);
    else sessionStorage.setItem(keyOf(email), JSON.stringify(kept));
  } catch (error) {
    // Storage is full or refused: the work of this page goes on, only its rest cannot be offered after a reload.
    console.warn(error);
  }
};

export const dropLeft = (email: string): void => {
  try {
    sessionStorage.removeItem(keyOf(email));
  } catch {
    // Nothing can be kept where storage is refused.
  }
};

/** What an earlier page of this tab has left for the user. */
export const readLeft = (email: string): Kept | null => {
  try {
    const { job, rows, interrupted } = JSON.parse(sessionStorage.getItem(keyOf(email)) ?? '') as Kept;
    // An earlier version kept sentences, in the language of then.
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
