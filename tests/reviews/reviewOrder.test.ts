import { expect, test } from 'vitest';
import { equalAnswers } from '#resources/submissions/SameAnswers.tsx';
import {
  inReviewOrder,
  neighbour,
  nextAround,
  othersOfWorker,
  withNew,
} from '#resources/submissions/workbench/reviewOrder.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';

const row = (number: number, change: Parameters<typeof aSubmission>[1] = {}) => {
  const submission = aSubmission(number, change);
  return { ...submission, id: submission._id };
};
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const everything = () => true;

test('by task, the task whose work has waited longest first, oldest first within each', () => {
  const rows = [row(1, { task_id: 'x' }), row(2, { task_id: 'y' }), row(3, { task_id: 'x' }), row(4, { task_id: 'y' })];
  expect(idsOf(inReviewOrder(rows))).toEqual(['s1', 's3', 's2', 's4']);
});

test('what comes in later stands at the end, and what has gone keeps its place', () => {
  const order = withNew([], [row(1), row(2)]);
  expect(withNew(order, [row(2)])).toBe(order);
  expect(withNew(order, [row(3), row(2)])).toEqual(['s1', 's2', 's3']);
});

test('the next one that is open comes after this one, then from the start', () => {
  const order = ['a', 'b', 'c'];
  expect(nextAround(order, 'a', everything)).toBe('b');
  expect(nextAround(order, 'c', (id) => id !== 'c')).toBe('a');
  expect(nextAround(order, '', everything)).toBe('a');
  expect(nextAround(order, 'b', () => false)).toBeUndefined();
});

test('neighbours end at both ends; from behind the last one there is a way back', () => {
  const order = ['a', 'b', 'c'];
  expect(neighbour(order, 'a', 1, (id) => id !== 'b')).toBe('c');
  expect(neighbour(order, 'c', 1, everything)).toBeUndefined();
  expect(neighbour(order, 'c', -1, everything)).toBe('b');
  expect(neighbour(order, 'a', -1, everything)).toBeUndefined();
  expect(neighbour(order, '', -1, everything)).toBe('c');
  expect(neighbour(order, '', 1, everything)).toBeUndefined();
});

test('equal answers of other workers, white space aside; not the own ones, and no empty ones', () => {
  const mine = row(1, { submission_details: ' It  is\n done. ' });
  const same = row(2, { submission_details: 'It is\u00a0done.\u200b' });
  const own = row(3, { submission_details: 'It is done.', worker_email: 'WORKER1@example.test' });
  const other = row(4, { submission_details: 'it is done.' });
  expect(idsOf(equalAnswers([mine, same, own, other], mine))).toEqual(['s2']);
  const [empty, blank] = [row(5, { submission_details: ' \n' }), row(6, { submission_details: '' })];
  expect(equalAnswers([empty, blank], empty)).toEqual([]);
});

test("the same worker's other work, in whatever letters the address is written", () => {
  const rows = [row(1), row(2), row(3, { worker_email: 'Worker1@Example.test' })];
  expect(idsOf(othersOfWorker(rows, rows[0] ?? row(9)))).toEqual(['s3']);
});
