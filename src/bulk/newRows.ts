import type { NewRow } from '#dataProvider/onceEach.ts';
import { likenessOf } from '#dataProvider/bulk.ts';
import { isFulfilled, type RowResult } from './bulkResult.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

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
