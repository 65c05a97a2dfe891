import { expect, test } from 'vitest';
import { dayAfter, isDay, momentOf } from '#domain/moments.ts';

test.each([
  ...['42', '', 'Task 7', 'Task 2042', '2042', '20260630', '0', 'soon', '1-2-3'],
  ...['2026-02-30', '2026-02-30T12:00:00.000Z', '2026-13-01'],
])('ENT-6 %j is no date', (text) => {
  expect(momentOf(text)).toBeNaN();
});

test.each([
  ['2026-06-30', new Date(2026, 5, 30)],
  [' 2026-06-30 ', new Date(2026, 5, 30)],
  ['2026-06-30T12:00:00.000Z', new Date(Date.UTC(2026, 5, 30, 12))],
  ['June 30, 2026', new Date(2026, 5, 30)],
  ['6/30/2026', new Date(2026, 5, 30)],
  ['Tue Jun 30 2026 00:00:00 GMT+0000 (UTC)', new Date(Date.UTC(2026, 5, 30))],
  ['Tue, 30 Jun 2026 12:00:00 GMT', new Date(Date.UTC(2026, 5, 30, 12))],
])('%s is one', (text, moment) => {
  expect(momentOf(text)).toBe(moment.getTime());
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-29', 7, '2026-04-05'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %d days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});

test.each(['0000-01-01', '2026-02-30', '2026-6-3'])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false);
});
