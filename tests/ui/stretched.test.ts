import { expect, test } from 'vitest';
import { stretched } from '#ui/grid/filling.ts';

test('whole rows fill their room but for less than a px each, and none is lower than asked', () => {
  for (const least of [34, 44, 52])
    for (let room = least; room < 1200; room += 7) {
      const height = stretched(least, room);
      const rows = Math.floor(room / height);
      expect(height).toBeGreaterThanOrEqual(least);
      expect(rows).toBe(Math.floor(room / least));
      expect(room - rows * height).toBeLessThan(rows);
    }
});

test('without room for a row, or any layout, the rows are as low as asked', () => {
  expect(stretched(44, 40)).toBe(44);
  expect(stretched(44, -77)).toBe(44);
});
