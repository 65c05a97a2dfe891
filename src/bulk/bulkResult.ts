import { isUnauthorized } from '#api/ApiError.ts';
import type { Outcome } from '#dataProvider/bulk.ts';
import { coinText } from '#i18n/useCoinText.ts';
import type { Sentence } from '#i18n/sentence.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

/** The page went away while the row was under way: nobody knows whether it was done. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** What became of a row. `reason` is an error. An unchanged one was already as it should be. */
export type RowResult = {
  id: string;
  result: Outcome['result'] | 'unchanged';
  reason?: unknown;
};

/** Every row of a job by its id, in the job's order, before anything was sent. */
export const resultsOf = ({ rows }: BulkJob): Map<string, RowResult> =>
  new Map(
    rows.map((row) => {
      const { id, skip } = row;
      return [id, { id, result: isSent(row) ? 'notStarted' : skip === undefined ? 'unchanged' : 'skipped' }];
    }),
  );

/** Whether a row of a job is one that a call goes out for. */
export const isSent = ({ skip, unchanged }: BulkRow): boolean => skip === undefined && unchanged !== true;

/** The coins that change hands with the rows of a job that are sent. */
export const coinsOf = (rows: readonly BulkRow[]): number =>
  rows.filter(isSent).reduce((sum, { coins = 0 }) => sum + coins, 0);

/** Whether nothing is left to be done to a row. */
export const isSettled = ({ result }: RowResult): boolean => result === 'done' || result === 'unchanged';

export const withResult = (rows: Iterable<RowResult>, result: RowResult['result']): RowResult[] =>
  [...rows].filter((row) => row.result === result);

/** Whether the session ended on the way: the server said so of a row. */
export const endedSession = (rows: Iterable<RowResult>): boolean =>
  [...rows].some(({ reason }) => isUnauthorized(reason));

/** What the outcome of a job is headed by. */
export const titleOf =
  ({ work }: BulkJob): Sentence =>
  (t) =>
    t(`bulk.work.${work}.title`);

/** What a row is called. */
export const nameOf =
  ({ name, beside, coins = 0 }: BulkRow): Sentence =>
  (t, format) => {
    if (beside === undefined) return name;
    if (beside === 'coins') return `${name}: ${coinText(coins)(t, format)}`;
    return `${t(`bulk.work.${beside}.title`)} · ${name}`;
  };

type Ended = { job: BulkJob; rows: readonly RowResult[] };

const results = [
  'done',
  'unchanged',
  'unknown',
  'failed',
  'notStarted',
  'skipped',
] as const satisfies readonly RowResult['result'][];

/** 'Role changed: 900, 20 unchanged, Failed: 100': what there is none of is not spoken of. */
export const summaryOf =
  ({ job, rows }: Ended): Sentence =>
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
