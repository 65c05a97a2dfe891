import { expect, test } from 'vitest';
import { daySpans } from '#domain/daySpans.ts';

test.each([
  ['today', '2026-06-15', '2026-06-15', '2026-06-15'],
  ['thisWeek', '2026-06-15', '2026-06-15', '2026-06-21'],
  ['thisWeek', '2026-06-21', '2026-06-15', '2026-06-21'],
  ['thisWeek', '2026-01-01', '2025-12-29', '2026-01-04'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
] as const)('C-25 %s on %s runs from %s to %s', (span, today, from, to) => {
  expect(daySpans[span](today)).toEqual({ from, to });
});
