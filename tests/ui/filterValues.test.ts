import { expect, test } from 'vitest';
import { isReversed } from '#ui/filters/filterValues.ts';

test.each([
  ['number', '200', '200', false],
  ['number', '1000', '200', true],
  ['number', '9', '10', false],
  ['number', '৯', '10', false],
  ['number', '', '200', false],
  ['date', '2026-11-21', '2026-11-21', false],
  ['date', '2026-11-22', '2026-11-21', true],
  ['date', '2026-11-22', '', false],
] as const)('AU-1 a %s from "%s" to "%s": both ends are within it', (kind, from, to, reversed) => {
  expect(isReversed(kind, { from, to })).toBe(reversed);
});
