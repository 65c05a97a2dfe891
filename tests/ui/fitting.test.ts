import { expect, test } from 'vitest';
import { fitting } from '#ui/commands/fitting.ts';

test.each([
  ['all have room', [100, 100, 100], 308, 3],
  ['the last one would be cut', [100, 100, 100], 307, 2],
  ['the button of the rest needs room, too', [80, 80, 80, 60], 287, 2],
  ['two stay in any case', [200, 200, 200], 150, 2],
  ['one alone stays', [200], 150, 1],
  ['nothing is laid out', [0, 0, 0], 0, 3],
  ['there are none', [], 300, 0],
])('%s', (_, widths, room, count) => {
  expect(fitting(widths, room, 2)).toBe(count);
});
