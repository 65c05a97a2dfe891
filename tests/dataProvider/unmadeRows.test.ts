// @vitest-environment node
import { expect, test } from 'vitest';
import type { RowResult } from '#bulk/bulkResult.ts';
import { newRowsOf, unmadeRows } from '#bulk/newRows.ts';
import { draftOf, type BulkJob } from '#bulk/useBulk.ts';

const aRow = (id: string, title: string, before = 0) => ({
  id,
  name: title,
  record: { title, places: Number(id) },
  before,
});
const job: BulkJob = {
  work: 'postTasks',
  resource: 'tasks',
  verb: 'create',
  knownBy: ['title'],
  draft: { key: 'draft', run: 'first', rest: [{ title: 'left out' }] },
  rows: [aRow('1', 'birds', 2), aRow('2', 'birds', 2), aRow('3', 'birds', 2), aRow('4', 'stones')],
  destructive: false,
};
const results: RowResult[] = [
  { id: '1', result: 'done' },
  { id: '2', result: 'failed' },
  { id: '3', result: 'notStarted' },
  { id: '4', result: 'failed' },
];

test('what is not made yet counts the made ones like it among the others', () => {
  expect(unmadeRows(job, results)).toEqual([aRow('2', 'birds', 3), aRow('3', 'birds', 3), aRow('4', 'stones')]);
});

test('kept and read again, it counts on from there', () => {
  const kept = { ...job, rows: unmadeRows(job, results) };
  const later = results.slice(1).map((row) => (row.id === '2' ? { ...row, result: 'done' as const } : row));
  expect(unmadeRows(kept, later).map(({ id, before }) => [id, before])).toEqual([
    ['3', 4],
    ['4', 0],
  ]);
});

test('only the rows asked for are sent', () => {
  expect(newRowsOf(job, ['4', '2']).map(({ id, data, before }) => [id, data.title, before])).toEqual([
    ['2', 'birds', 2],
    ['4', 'stones', 0],
  ]);
});

test('the draft gets back what was not made, and what was left out', () => {
  expect(draftOf(job, new Set(['1', '2', '4']))).toEqual({
    run: 'first',
    rows: [{ id: '3', title: 'birds', places: 3 }, { title: 'left out' }],
  });
});
