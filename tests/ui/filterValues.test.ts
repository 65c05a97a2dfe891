import { expect, test } from 'vitest';
import { endOf, isReversed, rangeChange, rangeOf } from '#ui/filters/filterValues.ts';

test.each([
  ['number', '200', '200', false],
  ['number', '1000', '200', true],
  ['number', '9', '10', false],
  ['number', '৯', '10', false],
  ['number', '', '200', false],
  ['number', '1,000', '200', true],
  ['date', '2026-11-21', '2026-11-21', false],
  ['date', '2026-11-22', '2026-11-21', true],
  ['date', '2026-11-22', '', false],
] as const)('AU-1 a %s from "%s" to "%s": both ends are within it', (kind, from, to, reversed) => {
  expect(isReversed({ from: endOf(kind, from, 'bn'), to: endOf(kind, to, 'bn') })).toBe(reversed);
});

test.each([
  ['number', '', undefined],
  ['number', ' \u200b', undefined],
  ['number', '২০০', 200],
  ['number', '1,284.5', 1284.5],
  ['number', '1e3', null],
  ['number', 'ten', null],
  ['date', '', undefined],
  ['date', '2026-12-01', '2026-12-01'],
  ['date', ' ২০২৬-১২-০১', '2026-12-01'],
  ['date', '2026/6/5', null],
  ['date', '20266-12-01', null],
  ['date', '2026-02-30', null],
] as const)('C-72 a %s typed as %j ends at %s', (kind, typed, end) => {
  expect(endOf(kind, typed, 'en')).toBe(end);
});

test('what a range changes is what it is read from', () => {
  expect(rangeChange('coin', { from: 12.5, to: undefined })).toEqual({ coin_gte: 12.5, coin_lte: undefined });
  expect(rangeOf({ coin_gte: 1e21, coin_lte: 'x' }, 'coin', 'number')).toEqual({ from: '1e+21', to: '' });
  expect(rangeOf({ day_gte: '2026-02-30', day_lte: '2026-02-28' }, 'day', 'date')).toEqual({
    from: '',
    to: '2026-02-28',
  });
});
