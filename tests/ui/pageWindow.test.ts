import { expect, test } from 'vitest';
import { pageWindow } from '#ui/grid/PageNumbers.tsx';

const words = (page: number, last: number) =>
  pageWindow(page, last)
    .map((number) => number ?? '…')
    .join(' ');

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [3, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [500, 1000, '1 … 499 500 501 … 1000'],
  [99, 8, '1 … 4 5 6 7 8'],
  [1, Infinity, '1 2 3 4 5 …'],
  [500, Infinity, '1 … 499 500 501 …'],
])('WS-4 on page %i of %i the buttons are %s', (page, last, shown) => {
  expect(words(page, last)).toBe(shown);
});

test('WS-4 on every page there are as many places, the current page is among them, and no gap hides a single page', () => {
  for (let page = 1; page <= 30; page++) {
    const places = pageWindow(page, 30);
    expect(places).toHaveLength(7);
    expect(places).toContain(page);
    places.forEach((place, at) => {
      if (place === null) expect((places[at + 1] ?? 0) - (places[at - 1] ?? 0)).toBeGreaterThan(2);
    });
  }
});
