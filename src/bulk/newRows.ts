import type { NewRow } from '#dataProvider/onceEach.ts';
import { likenessOf } from '#dataProvider/bulk.ts';
import { isFulfilled, type RowResult } from './bulkResult.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

/**
 * Rows of a create job that have no record yet according to `results`, with `before` brought up to date. A row's
 * `before` is the number of records in the server's list that have the same values in the fields `knownBy`, but are not
 * its own. To those counted before the job, this function adds the records that the job has created for other rows. If
 * the list has more than `before`, the row's own record was created too, and createEach does not create it again.
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

/** Rows with the given ids in the shape that the data provider's createMany and settleMany take. */
export const newRowsOf = ({ rows }: BulkJob, ids: readonly string[]): NewRow[] => {
  const wanted = new Set(ids);
  return rows
    .filter(({ id }) => wanted.has(id))
    .map(({ id, record = {}, before = 0 }) => ({ id, data: record, before }));
};
