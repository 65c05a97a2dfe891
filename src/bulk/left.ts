import { emailKey } from '#domain/email.ts';
import { LostAnswer, resultsOf, withResult, type RowResult } from './bulkResult.ts';
import { unmadeRows } from './newRows.ts';
import type { BulkJob } from './useBulk.ts';

type Kept = { job: BulkJob; size: number; unsure: readonly string[] };
type Rest = { job: BulkJob; size: number; rows: readonly RowResult[]; underWay?: ReadonlySet<string> };

/** One tab, one user: neither another tab nor the next person here is offered somebody's unfinished work. */
const keyOf = (email: string) => `bulk-left:${emailKey(email)}`;

/**
 * Keeps what a job has left, for the tab's life: ids, names and what the job is. `underWay` are rows that were sent and not
 * answered; they must not be sent again unasked. What a create has to make is kept whole, and looked for before it is sent.
 */
export const keepLeft = (email: string, { job, size, rows, underWay }: Rest): void => {
  const isNew = job.verb === 'create';
  const open = new Set(withResult(rows, 'notStarted').map(({ id }) => id));
  const left = isNew
    ? unmadeRows(job, rows)
    : job.rows
        .filter(({ id }) => open.has(id))
        .map(({ id, name, record }) => ({ id, name, ...(record && { record }) }));
  const unsure = left.filter(({ id }) => !isNew && underWay?.has(id)).map(({ id }) => id);
  const kept: Kept = { job: { ...job, rows: left }, size, unsure };
  try {
    if (left.length > 0) sessionStorage.setItem(keyOf(email), JSON.stringify(kept));
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
export const readLeft = (email: string): { job: BulkJob; size: number; results: Map<string, RowResult> } | null => {
  try {
    const { job, size, unsure } = JSON.parse(sessionStorage.getItem(keyOf(email)) ?? '') as Kept;
    const results = resultsOf(job);
    for (const id of unsure) {
      const row = results.get(id);
      if (row) results.set(id, { ...row, result: 'unknown', reason: new LostAnswer() });
    }
    return { job, size, results };
  } catch {
    return null;
  }
};
