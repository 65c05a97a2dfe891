import { isUnauthorized, ApiError } from '#api/ApiError.ts';
import type { RowOutcome } from '#dataProvider/bulk.ts';
import { emailKey } from '#domain/email.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { coinText } from '#i18n/useCoinText.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

/** The reason of a row that was under way when the page went away: its outcome is unknown. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** The result of a row. `reason` is an error. An unchanged row was already as the command would make it. */
export type RowResult = {
  id: string;
  result: RowOutcome['result'] | 'unchanged';
  reason?: unknown;
};

/** The results of a job's rows by id, in the job's order, before anything was sent. */
export const resultsOf = ({ rows }: BulkJob): Map<string, RowResult> =>
  new Map(
    rows.map((row) => {
      const { id, skip } = row;
      return [id, { id, result: isSent(row) ? 'notStarted' : skip === undefined ? 'unchanged' : 'skipped' }];
    }),
  );

/** True when a call goes out for the row. */
export const isSent = ({ skip, unchanged }: BulkRow): boolean => skip === undefined && unchanged !== true;

/** The coins that change hands with the sent rows of a job. */
export const coinsOf = (rows: readonly BulkRow[]): number =>
  rows.filter(isSent).reduce((sum, { coins = 0 }) => sum + coins, 0);

/** True when the row is as the command wants it. */
export const isFulfilled = ({ result }: RowResult): boolean => result === 'done' || result === 'unchanged';

export const withResult = (rows: Iterable<RowResult>, result: RowResult['result']): RowResult[] =>
  [...rows].filter((row) => row.result === result);

/** True when the session ended on the way: the server answered a row with 401. */
export const endedSession = (rows: Iterable<RowResult>): boolean =>
  [...rows].some(({ reason }) => isUnauthorized(reason));

/** The heading of a job's outcome. */
export const titleOf =
  ({ work }: BulkJob): Sentence =>
  (t) =>
    t(`bulk.work.${work}.title`);

/** Name without the signs by which it would turn the writing direction of what stands beside it. */
export const unturned = (name: string): string => name.replace(/\p{Bidi_C}/gu, '');

/** The name of a row for people, with its coins or its verdict where it needs them. */
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

/** The counts of a job's results, without those that are zero: 'Role changed: 900, 20 unchanged, Failed: 100'. */
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
