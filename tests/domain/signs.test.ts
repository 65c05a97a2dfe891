import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, firstSign } from '#domain/signs.ts';
import { isFilled } from '#domain/unseen.ts';
import { draws } from '#tests/support/longRun.ts';

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a👨‍👩‍👧b', 4, 'a'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['👨‍👩‍👧', 3, ''],
])('of %j at most %i units: %j', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});

const signsOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

test('a beginning is no longer than asked, and no sign of the text is cut by it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const beginning = beginningOf(text, most);
      expect(beginning.length).toBeLessThanOrEqual(most);
      expect([...signsOf(beginning), ...signsOf(text.slice(beginning.length))]).toEqual(signsOf(text));
      expect(firstSign(text)).toBe(signsOf(text).find(isFilled));
    }),
    draws(300),
  );
});
