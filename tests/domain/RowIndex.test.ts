import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentRange, RowIndex, type ListQuery } from '#domain/RowIndex.ts';
import { draws } from '#tests/support/longRun.ts';

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
  expect(ids(index, { filter: { q: '20' } })).toEqual([]);
  // The end of one row’s texts and the beginning of the next one’s.
  expect(ids(index, { filter: { q: 'buyer adam' } })).toEqual([]);
  expect(ids(index, { filter: { role: ['buyer', 'admin'] } })).toEqual(['a', 'c']);
  expect(ids(index, { filter: { role: 'buyer', q: 'adam' } })).toEqual([]);
  expect(ids(index, { filter: { coin: 5 } })).toEqual(['a', 'c']);
});

test('filters addresses in any case of letters, other text to the letter', () => {
  const index = new RowIndex([
    { id: 'a', user: 'Ada@Example.test', title: 'Ask Ada@Example.test' },
    { id: 'b', user: 'bo@example.test', title: 'Bo' },
    { id: 'c', user: 'cy@bücher.test', title: 'bo' },
  ]);
  expect(ids(index, { filter: { user: 'ada@example.TEST' } })).toEqual(['a']);
  expect(ids(index, { filter: { user: ['ADA@example.test', 'Bo@Example.test'] } })).toEqual(['a', 'b']);
  expect(ids(index, { filter: { user: 'ada' } })).toEqual([]);
  expect(ids(index, { filter: { user: 'Cy@xn--bcher-kva.test' } })).toEqual(['c']);
  expect(ids(index, { filter: { title: ['ask ada@example.test', 'Bo'] } })).toEqual(['b']);
  expect(ids(index, { filter: { user_not: ['ADA@example.test', 'nobody'] } })).toEqual(['b', 'c']);
  expect(ids(index, { filter: { user_not: [] } })).toEqual(['a', 'b', 'c']);
});

test('answers the page asked for and the number of all matches', () => {
  const index = new RowIndex(rows);
  expect(index.query({ range: [1, 1] })).toMatchObject({ rows: [{ id: 'b' }], total: 3 });
  expect(index.query({ range: [9, 12] })).toEqual({ rows: [], total: 3 });
});

test('says which rows of how many a page has, or that they were not counted', () => {
  expect(contentRange({ rows, total: 200 }, 50)).toBe('items 50-52/200');
  expect(contentRange({ rows: [], total: 200 }, 500)).toBe('items */200');
  expect(contentRange({ rows, total: Infinity })).toBe('items 0-2/*');
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

test('a range takes both of its ends, the last day with its times, numbers as numbers; an end without a value is open', () => {
  const dated = new RowIndex([
    { id: 'a', coin: 9, date: '2026-06-01' },
    { id: 'b', coin: 100, date: '2026-06-15T18:30:00' },
    { id: 'c', coin: 1000, date: '2026-07-01' },
    { id: 'd', coin: 2000, date: null },
  ]);
  expect(ids(dated, { filter: { coin_gte: 100 } })).toEqual(['b', 'c', 'd']);
  expect(ids(dated, { filter: { coin_gte: '9', coin_lte: 1000 } })).toEqual(['a', 'b', 'c']);
  expect(ids(dated, { filter: { date_gte: '2026-06-01', date_lte: '2026-06-15' } })).toEqual(['a', 'b']);
  for (const open of [undefined, null, '']) {
    expect(ids(dated, { filter: { coin_gte: open } })).toHaveLength(4);
    expect(ids(dated, { filter: { coin_lte: open } })).toHaveLength(4);
  }
});

test('a row without a value is in no range', () => {
  const dated = new RowIndex([{ id: 'a', date: '2026-06-01' }, { id: 'b', date: null }, { id: 'c' }]);
  expect(ids(dated, { filter: { date_gte: '2026-06-01' } })).toEqual(['a']);
  expect(ids(dated, { filter: { date_lte: '2026-06-01' } })).toEqual(['a']);
});

test('numbers at the end of what can be counted keep their order, and equal ones their places', () => {
  const { MAX_SAFE_INTEGER: most, MIN_SAFE_INTEGER: least } = Number;
  for (const coins of [
    [most, most - 2, most - 1, most - 2],
    [least, most, 0, least],
  ]) {
    const given = coins.map((coin, place) => ({ id: String(place), coin }));
    const sorted = given.toSorted((a, b) => a.coin - b.coin).map(({ id }) => id);
    expect(ids(new RowIndex(given), { sort: ['coin', 'ASC'] })).toEqual(sorted);
  }
});

test('what is asked again after another question is answered the same', () => {
  const index = new RowIndex(rows);
  const first = index.query({ filter: { role: ['buyer', 'admin'], coin_lte: 5, q: 'e' }, sort: ['name', 'DESC'] });
  for (let coin = 0; coin < 40; coin++) index.query({ filter: { coin, q: String(coin) } });
  expect(index.query({ filter: { role: ['buyer', 'admin'], coin_lte: 5, q: 'e' }, sort: ['name', 'DESC'] })).toEqual(
    first,
  );
  expect(first.rows.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('a search finds rows by their own text alone, whatever stands in the rows around', () => {
  const index = new RowIndex([
    { id: 'a', name: 'ab', text: '\0' },
    { id: 'b', name: 'ab', text: 'ba' },
    { id: 'c', name: '', text: '' },
    { id: 'd', name: 'x', text: 'İstanbul' },
    { id: 'e', name: 'last', text: 'ab ab' },
  ]);
  expect(ids(index, { filter: { q: 'ab' } })).toEqual(['a', 'b', 'e']);
  expect(ids(index, { filter: { q: 'stanbul' } })).toEqual(['d']);
  expect(ids(index, { filter: { q: 'abba' } })).toEqual([]);
  expect(ids(index, { filter: { q: 'b\0' } })).toEqual(['a', 'b', 'd', 'e']);
  expect(ids(index, { filter: { q: '\u200b' } })).toHaveLength(5);
});

test.each(['_id', 'id', 'task_id', 'paymentIntentId'])(
  'sorts %s letter by letter: digits in an id are no numbers',
  (id) => {
    const rows = ['0bf3', '3b8f', '03e1', '5f12', '6a9d', '6a51'].map((value) => ({ [id]: value }));
    const sorted = new RowIndex(rows).query({ sort: [id, 'ASC'] }).rows;
    expect(sorted.map((row) => row[id])).toEqual(['03e1', '0bf3', '3b8f', '5f12', '6a51', '6a9d']);
  },
);

test('sorts names with accents and capitals among the others, and those that differ in them alone as they came', () => {
  const names = ['Zoe', 'Änne', 'eve', 'anna', 'Éva', 'ANNE', 'Øyvind', 'Task 10', 'anne', 'Task 9'];
  const sorted = (order: 'ASC' | 'DESC') =>
    new RowIndex(names.map((name) => ({ name }))).query({ sort: ['name', order] }).rows.map(({ name }) => name);
  expect(sorted('ASC')).toEqual(['anna', 'Änne', 'ANNE', 'anne', 'Éva', 'eve', 'Øyvind', 'Task 9', 'Task 10', 'Zoe']);
  expect(sorted('DESC')[0]).toBe('Zoe');
});

test('sorts every text as the collation does, and numbers of every kind', () => {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const piece = fc.oneof(
    fc.constantFrom('Ann', 'ann', 'Änn', 'é', 'ø', 'ß', 'নুসরাত', '李', '9', '010', '10', ' ', '0', '', '💰', '́'),
    fc.string({ maxLength: 3 }),
    fc.nat(),
  );
  const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.array(text), (names) => {
      const sorted = new RowIndex(names.map((name) => ({ name }))).query({ sort: ['name', 'ASC'] }).rows;
      expect(sorted.map(({ name }) => name)).toEqual(names.toSorted(compare));
    }),
    draws(2000),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())), (coins) => {
      const sorted = new RowIndex(coins.map((coin) => ({ coin }))).query({ sort: ['coin', 'ASC'] }).rows;
      expect(sorted.map(({ coin }) => coin)).toEqual(coins.toSorted((a, b) => a - b));
    }),
  );
});

test('a whole id is found as it is written, in capitals too', () => {
  const index = new RowIndex([{ _id: 'Ab12', name: 'Ada' }]);
  expect(index.query({ filter: { q: ' Ab12 ' } }).total).toBe(1);
});
