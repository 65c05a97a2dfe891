import type { NewRow } from '#dataProvider/onceEach.ts';
import { likenessOf } from '#dataProvider/bulk.ts';
import { isFulfilled, type RowResult } from './bulkResult.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

/**
 * Rows of a create job whose records have not been created yet, according to `results`. Each is returned with a new
 * `before`: it now also counts the records that this job has created for other rows and that have the same values in
 * the fields `knownBy`.
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
