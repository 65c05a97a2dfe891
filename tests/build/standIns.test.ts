import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import isEqual from '../../vite/standIns/isEqual.ts';

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
