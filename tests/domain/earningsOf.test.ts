// @vitest-environment node
import { expect, test } from 'vitest';
import { earningsOf } from '#resources/submissions/earningsOf.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';

/** Noon of a Wednesday. */
const today = new Date(2026, 10, 25, 12);
const approved = (number: number, current_date: string, payable_amount = 10) =>
  aSubmission(number, { status: 'approved', current_date, payable_amount });
const weeks = (...rows: Parameters<typeof earningsOf>[0]) =>
  earningsOf(rows, today)
    .weeks.filter(({ coins }) => coins > 0)
    .map(({ start, coins }) => [start.toDateString(), coins]);

test('WH-1 twelve weeks from Monday to Sunday, the last one this week, whichever clock was changed', () => {
  const all = earningsOf([], today).weeks.map(({ start }) => start);
  expect(all).toHaveLength(12);
  expect(all.at(-1)?.toDateString()).toBe('Mon Nov 23 2026');
  expect(all[0]?.toDateString()).toBe('Mon Sep 07 2026');
  expect(all.every((start) => start.getDay() === 1 && start.getHours() === 0)).toBe(true);
});

test('WH-1 on a Sunday the last week is the one that it ends', () => {
  const { weeks } = earningsOf([approved(1, '2026-11-29')], new Date(2026, 10, 29, 12));
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ start: new Date(2026, 10, 23), coins: 10 });
});

test('WH-1 work counts where it is handed in: a Sunday before a Monday, days and moments as they are here', () => {
  const sunday = new Date(2026, 10, 22, 23, 59).toISOString();
  const monday = new Date(2026, 10, 23, 0, 0).toISOString();
  expect(
    weeks(approved(1, sunday), approved(2, monday, 20), approved(3, '2026-11-22', 3), approved(4, 'soon')),
  ).toEqual([
    ['Mon Nov 16 2026', 13],
    ['Mon Nov 23 2026', 20],
  ]);
  expect(weeks(approved(1, '2026-09-06'))).toEqual([]);
});

test('WH-1 what waits is apart from what was approved, and a rejection lowers the rate alone', () => {
  const rows = [
    approved(1, '2026-11-24'),
    approved(2, '2026-11-24'),
    approved(3, '2026-11-24'),
    aSubmission(4, { status: 'on hold' }),
    aSubmission(5, { payable_amount: 7 }),
    aSubmission(6, { payable_amount: 8 }),
  ];
  const { pending, rate } = earningsOf(rows, today);
  expect([pending, rate]).toEqual([15, 0.75]);
  expect(weeks(...rows)).toEqual([['Mon Nov 23 2026', 30]]);
  expect(earningsOf([aSubmission(1)], today).rate).toBeUndefined();
});

test('WH-1 buyers are told apart by address however it is spelled, the best paying first', () => {
  const of = (number: number, buyer_email: string, payable_amount: number) =>
    aSubmission(number, { status: 'approved', buyer_email, buyer_name: number === 3 ? '' : 'Sam', payable_amount });
  const rows = [of(1, 'a@example.test', 10), of(2, 'A@Example.test', 15), of(3, 'b@example.test', 40)];
  expect(earningsOf(rows, today).buyers).toEqual([
    { name: 'b@example.test', email: 'b@example.test', count: 1, coins: 40 },
    { name: 'Sam', email: 'a@example.test', count: 2, coins: 25 },
  ]);
});
