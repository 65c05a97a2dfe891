import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import queryString from 'query-string';
import { expect, test } from 'vitest';
import isEqual from '../../vite/standIns/isEqual.ts';
import { parse, stringify } from '../../vite/standIns/queryString.ts';

/** Through JSON, as Node tells 0 from -0 and lodash does not. */
const value = fc.jsonValue({ maxDepth: 2 }).map((any) => JSON.parse(JSON.stringify(any)) as unknown);

test('the stand-in for lodash’s isEqual agrees with Node about what is equal', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(isEqual(a, structuredClone(a))).toBe(true);
      expect(isEqual(a, b)).toBe(isDeepStrictEqual(a, b));
      expect(isEqual([{ a, b }], [{ b: a, a: b }])).toBe(isDeepStrictEqual(a, b));
    }),
  );
});

test.each([
  [NaN, NaN, true],
  [0, -0, true],
  [new Date(5), new Date(5), true],
  [new Date(5), new Date(6), false],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [null, {}, false],
])('%o and %o: %s', (a, b, equal) => {
  expect(isEqual(a, b)).toBe(equal);
});

/** Not '__proto__', which changes an object's kind where another name adds to it. */
const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '__proto__');
const flat = fc.dictionary(
  name,
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined)),
);

test('the stand-in for query-string writes and reads what query-string does', () => {
  fc.assert(
    fc.property(flat, (values) => {
      const written = stringify(values);
      expect(written).toBe(queryString.stringify(values));
      expect({ ...parse(`?${written}`) }).toEqual({ ...queryString.parse(`?${written}`) });
    }),
  );
});

test.each(['', '?', '#a=1', 'a', 'a=', '=b', 'a=b=c', 'a+b=c+d', 'a=1&a=2&a=3', '?filter=%7B%7D&page=2', 'a=%E0%A4%A'])(
  'and reads %j alike',
  (query) => {
    expect({ ...parse(query) }).toEqual({ ...queryString.parse(query) });
  },
);
