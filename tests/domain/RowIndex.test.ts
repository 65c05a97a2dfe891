import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowIndex, type ListQuery } from '#domain/RowIndex.ts';

const rows = [
  { id: 'a', name: 'Zoë', coin: 5, role: 'buyer' },
  { id: 'b', name: 'adam', coin: 20, role: 'worker' },
  { id: 'c', name: 'Ben', coin: 5, role: 'admin' },
];
const ids = (index: RowIndex<{ id: string }>, query: ListQuery) => index.query(query).rows.map(({ id }) => id);

test('sorts numbers as numbers and text as people read it, equal values in the server’s order', () => {
  const index = new RowIndex(rows);
  expect(ids(index, { sort: ['name', 'ASC'] })).toEqual(['b', 'c', 'a']);
  expect(ids(index, { sort: ['coin', 'ASC'] })).toEqual(['a', 'c', 'b']);
  expect(ids(index, { sort: ['coin', 'DESC'] })).toEqual(['b', 'c', 'a']);
});

test('searches every text field, filters exactly or by any of several', () => {
  const index = new RowIndex(rows);
  expect(ids(index, { filter: { q: ' BU ' } })).toEqual(['a']);
  expect(ids(index, { filter: { role: ['buyer', 'admin'] } })).toEqual(['a', 'c']);
  expect(ids(index, { filter: { role: 'buyer', q: 'adam' } })).toEqual([]);
  expect(ids(index, { filter: { coin: 5 } })).toEqual(['a', 'c']);
});

test('answers the page asked for and the number of all matches', () => {
  const index = new RowIndex(rows);
  expect(index.query({ range: [1, 1] })).toMatchObject({ rows: [{ id: 'b' }], total: 3 });
  expect(index.query({ range: [9, 12] })).toEqual({ rows: [], total: 3 });
});

test('pages of any size put together are the whole, whatever the sort', () => {
  const row = fc.record({ id: fc.uuid(), coin: fc.oneof(fc.integer(), fc.string()), role: fc.constantFrom('a', 'b') });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), fc.integer({ min: 1, max: 7 }), (given, size) => {
      const index = new RowIndex(given);
      const pages = Array.from({ length: Math.ceil(given.length / size) }, (_, page) =>
        ids(index, { sort: ['coin', 'DESC'], range: [page * size, page * size + size - 1] }),
      ).flat();
      expect([...pages].sort()).toEqual(given.map(({ id }) => id).sort());
    }),
  );
});
