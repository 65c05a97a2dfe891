import type { NewRow } from '#dataProvider/onceEach.ts';
import { likenessOf } from '#dataProvider/bulk.ts';
import { isSettled, type RowResult } from './bulkResult.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

/**
 * The rows of a job that creates and whose records are not made yet. Each counts the made ones like it among those that the
 * list has for other reasons.
 */
export const unmadeRows = ({ rows, knownBy = [] }: BulkJob, results: Iterable<RowResult>): BulkRow[] => {
  const made = new Set([...results].filter(isSettled).map(({ id }) => id));
  const counts = new Map<string, number>();
  const likeOf = ({ record = {} }: BulkRow) => likenessOf(record, knownBy);
  for (const row of rows) if (made.has(row.id)) counts.set(likeOf(row), (counts.get(likeOf(row)) ?? 0) + 1);
  return rows
    .filter(({ id }) => !made.has(id))
    .map((row) => ({ ...row, before: (row.before ?? 0) + (counts.get(likeOf(row)) ?? 0) }));
};

/** The rows of a job that are to be sent, as the data provider takes rows that have data of their own. */
export const newRowsOf = ({ rows }: BulkJob, ids: readonly string[]): NewRow[] => {
  const wanted = new Set(ids);
  return rows
    .filter(({ id }) => wanted.has(id))
    .map(({ id, record = {}, before = 0 }) => ({ id, data: record, before }));
};
