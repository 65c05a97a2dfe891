import { isUnauthorized, ApiError } from '#api/ApiError.ts';
import type { RowOutcome } from '#dataProvider/bulk.ts';
import { emailKey } from '#domain/email.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { coinText } from '#i18n/useCoinText.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

/**
 * Error used as the `reason` of a row that may have been done, because the page was reloaded or left before the
 * server's response came. If the page ended without an event, as in a crash, all rows of that run have this error, even
 * those that were never sent.
 */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/**
 * Result of one row of a bulk job. 'unchanged': the record was already as the command would make it, so nothing was
 * sent. `reason` is the error, if there was one.
 */
export type RowResult = {
  id: string;
  result: RowOutcome['result'] | 'unchanged';
  reason?: unknown;
};

/**
 * Results of a new job by row id, in the job's order: 'notStarted' for rows to send, 'skipped' or 'unchanged' for the
 * others.
 */
export const resultsOf = ({ rows }: BulkJob): Map<string, RowResult> =>
  new Map(
    rows.map((row) => {
      const { id, skip } = row;
      return [id, { id, result: isSent(row) ? 'notStarted' : skip === undefined ? 'unchanged' : 'skipped' }];
    }),
  );

/** True when the job makes a request for the row. */
export const isSent = ({ skip, unchanged }: BulkRow): boolean => skip === undefined && unchanged !== true;

/** Sum of the coins that change hands by those rows which the job sends. */
export const coinsOf = (rows: readonly BulkRow[]): number =>
  rows.filter(isSent).reduce((sum, { coins = 0 }) => sum + coins, 0);

/**
 * True when the row is as the command wants it, whether this job made it so ('done') or it was so before ('unchanged').
 */
export const isFulfilled = ({ result }: RowResult): boolean => result === 'done' || result === 'unchanged';

export const withResult = (rows: Iterable<RowResult>, result: RowResult['result']): RowResult[] =>
  [...rows].filter((row) => row.result === result);

/** True when the session ended during the job: the server answered one of the rows with 401 or 403. */
export const endedSession = (rows: Iterable<RowResult>): boolean =>
  [...rows].some(({ reason }) => isUnauthorized(reason));

/** Heading of a job, such as 'Delete users', for its outcome and its notice. */
export const titleOf =
  ({ work }: BulkJob): Sentence =>
  (t) =>
    t(`bulk.work.${work}.title`);

/** Name without Unicode's invisible characters for writing direction, which could reverse the text beside it. */
export const unturned = (name: string): string => name.replace(/\p{Bidi_C}/gu, '');

/**
 * Name of a row for people. The row's `beside` decides whether its coins follow the name, or its verdict precedes the
 * name, or neither.
 */
export const nameOf =
  (row: BulkRow): Sentence =>
  (t, format) => {
    const { beside, coins = 0 } = row;
    const name = unturned(row.name);
    if (beside === undefined) return name;
    if (beside === 'coins') return `${name}: ${coinText(coins)(t, format)}`;
    return `${t(`bulk.work.${beside}.title`)} · ${name}`;
  };

const results = ['done', 'unchanged', 'unknown', 'failed', 'notStarted', 'skipped'] as const;

/** Numbers of a job's results as text, without those that are zero: 'Role changed: 900, 20 unchanged, Failed: 100'. */
export const summaryOf =
  ({ job, rows }: { job: BulkJob; rows: readonly RowResult[] }): Sentence =>
  (t, { coins: whole }) =>
    results
      .flatMap((result) => {
        const count = withResult(rows, result).length;
        if (count === 0) return [];
        if (result === 'unchanged') return t('bulk.unchanged', { smart_count: count, count: whole(count) });
        const name = t(result === 'done' ? `bulk.work.${job.work}.done` : `bulk.result.${result}`);
        return t('bulk.count', { result: name, count: whole(count) });
      })
      .join(', ');

/**
 * Job whose rows are not all done, with the results of its rows, as sessionStorage holds it. Of errors it has only the
 * fields that JSON keeps. `interrupted` is true if the session or the page ended before every row was sent.
 */
type KeptJob = { job: BulkJob; rows: readonly RowResult[]; interrupted: boolean };

/**
 * Key of a user's unfinished job in sessionStorage, which belongs to one tab. Another user of the tab is not offered
 * the job, because the key contains the e-mail address.
 */
const keyOf = (email: string) => `bulk-left:${emailKey(email)}`;

/**
 * Stores a job in sessionStorage, so that it can be resumed, and its outcome read, after a reload. Once every row is
 * done or unchanged, it deletes the stored job instead.
 */
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

/**
 * Reads the user's job that an earlier page of this tab has stored because not all rows were done; null if there is
 * none.
 */
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
