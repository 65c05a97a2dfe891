import { expect, test } from 'vitest';
import { momentOf } from '#domain/moments.ts';

test.each(['42', '', 'Task 7', '2042', '20260630', '0', 'soon', '1-2-3'])('ENT-6 %j is no date', (text) => {
  expect(momentOf(text)).toBeNaN();
});

test.each([
  ['2026-06-30', new Date(2026, 5, 30)],
  [' 2026-06-30 ', new Date(2026, 5, 30)],
  ['2026-06-30T12:00:00.000Z', new Date(Date.UTC(2026, 5, 30, 12))],
  ['June 30, 2026', new Date(2026, 5, 30)],
  ['6/30/2026', new Date(2026, 5, 30)],
])('%s is one', (text, moment) => {
  expect(momentOf(text)).toBe(moment.getTime());
});
