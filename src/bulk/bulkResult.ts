import { isUnauthorized } from '#api/ApiError.ts';
import { likenessOf, type RowOutcome } from '#dataProvider/bulk.ts';
import type { NewRow } from '#dataProvider/onceEach.ts';
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

/** The name of a row for people, with its coins or its verdict where it needs them. */
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

/** The counts of a job's results, without those that are zero: 'Role changed: 900, 20 unchanged, Failed: 100'. */
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

/**
 * The rows of a creating job without their records yet. `before` counts the records like them that the job has made already.
 */
export const unmadeRows = ({ rows, knownBy = [] }: BulkJob, results: Iterable<RowResult>): BulkRow[] => {
  const made = new Set([...results].filter(isFulfilled).map(({ id }) => id));
  const counts = new Map<string, number>();
  const likeOf = ({ record = {} }: BulkRow) => likenessOf(record, knownBy);
  for (const row of rows) if (made.has(row.id)) counts.set(likeOf(row), (counts.get(likeOf(row)) ?? 0) + 1);
  return rows
    .filter(({ id }) => !made.has(id))
    .map((row) => ({ ...row, before: (row.before ?? 0) + (counts.get(likeOf(row)) ?? 0) }));
};

/** The rows of a job that are to be sent, in the shape of createMany and settleMany. */
export const newRowsOf = ({ rows }: BulkJob, ids: readonly string[]): NewRow[] => {
  const wanted = new Set(ids);
  return rows
    .filter(({ id }) => wanted.has(id))
    .map(({ id, record = {}, before = 0 }) => ({ id, data: record, before }));
};
