import { expect, test } from 'vitest';
import { parseListQuery } from '#backend/parseListQuery.ts';
import { entities } from '#domain/entities.ts';

test.each([
  ['[0,24]', [0, 24]],
  ['[1000,1024]', [1000, 1024]],
  ['[0,4999]', [0, 999]],
  ['[2500,4999]', [2500, 3499]],
  [undefined, [0, 999]],
])('of a range %s a page has at most 1,000 rows, wherever it begins: %j', (range, rows) => {
  const query = { sort: '["name","ASC"]', ...(range !== undefined && { range }) };
  expect(parseListQuery(query, entities.user).range).toEqual(rows);
});

test('a filter by __proto__ is refused like every unknown column', () => {
  expect(() => parseListQuery({ filter: '{"__proto__":"x"}' }, entities.user)).toThrow('Unknown column: __proto__');
});
