import { ApiError } from '#api/ApiError.ts';
import { emailKey } from '#domain/email.ts';
import { isRecord } from '#domain/isRecord.ts';
import { isSettled, LostAnswer, resultsOf, type RowResult } from './bulkResult.ts';
import { unmadeRows } from './newRows.ts';
import type { BulkJob } from './useBulk.ts';

type Kept = {
  job: BulkJob;
  size: number;
  interrupted: boolean;
  /** What became of rows that were sent and are not done; of an error JSON has kept the fields. */
  sent: readonly RowResult[];
};
type Rest = Pick<Kept, 'job' | 'size' | 'interrupted'> & { rows: readonly RowResult[]; underWay?: ReadonlySet<string> };

/** One tab, one user: neither another tab nor the next person here is offered somebody's unfinished work. */
const keyOf = (email: string) => `bulk-left:${emailKey(email)}`;

/**
 * Keeps what a job has left, for the tab's life: ids, names, what the job is, and what became of each row that was sent and is not
 * done. `underWay` are rows that were sent and not answered; they must not be sent again unasked. What a create has to make is kept
 * whole, and looked for before it is sent.
 */
export const keepLeft = (email: string, { job, size, interrupted, rows, underWay }: Rest): void => {
  const open = new Map(rows.filter((row) => !isSettled(row) && row.result !== 'skipped').map((row) => [row.id, row]));
  const left =
    job.verb === 'create'
      ? unmadeRows(job, rows)
      : job.rows
          .filter(({ id }) => open.has(id))
          .map(({ id, name, record }) => ({ id, name, ...(record && { record }) }));
  const sent = [...open.values()]
    .map((row): RowResult => (underWay?.has(row.id) ? { ...row, result: 'unknown', reason: new LostAnswer() } : row))
    .filter(({ result }) => result !== 'notStarted');
  const kept: Kept = { job: { ...job, rows: left }, size, interrupted, sent };
  try {
    if (open.size > 0) sessionStorage.setItem(keyOf(email), JSON.stringify(kept));
    else dropLeft(email);
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

/** What an earlier page of this tab has left for the user, as the results that it would show now. */
export const readLeft = (email: string): (Omit<Kept, 'sent'> & { results: Map<string, RowResult> }) | null => {
  try {
    const { job, size, interrupted, sent } = JSON.parse(sessionStorage.getItem(keyOf(email)) ?? '') as Kept;
    const results = resultsOf(job);
    for (const row of sent) results.set(row.id, { ...row, reason: revived(row) });
    return { job, size, interrupted, results };
  } catch {
    return null;
  }
};

const revived = ({ result, reason }: RowResult): unknown => {
  if (isRecord(reason) && 'failure' in reason) return Object.assign(new ApiError('refused', 0, ''), reason);
  return result === 'unknown' ? new LostAnswer() : reason;
};
