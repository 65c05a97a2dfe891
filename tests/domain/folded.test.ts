import { expect, test } from 'vitest';
import { compare, folded } from '#domain/folded.ts';

test.each([
  ['\u09AF\u09BC', '\u09DF', 'two encodings of one letter'],
  ['e\u0301', 'é', 'two encodings of one letter'],
  ['e\u0301', 'E', 'accents and case'],
  ['Straße', 'STRASSE', 'case'],
  ['ΟΔΟΣ', 'οδοσ', 'case'],
  ['Łódź Øre Æon', 'lodz ore aeon', 'accents'],
  ['Ёлка', 'елка', 'accents'],
  ['a\u00a0b', 'a b', 'blanks'],
  ['a\u2003\t\r\n b ', 'a b', 'blanks'],
  ['O’Brien', "O'Brien", 'apostrophes'],
  ['Oʼbrien', 'o‘brien', 'apostrophes'],
  ['Run `ls` – now', "run 'ls' – now", 'apostrophes'],
  ['O`Brien', "O'Brien", 'apostrophes'],
  ['a \u200b b', 'a b', 'blanks'],
  ['র\u200D্যাব', 'র্যাব', 'what cannot be seen'],
  ['re\u00adport\u200b', 'report', 'what cannot be seen'],
  ['২০২৬', '2026', 'digits'],
  ['ＡＢＣ', 'abc', 'width'],
  ['ﬁne', 'fine', 'ligatures'],
])('%j and %j are one text: %s', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test.each([
  ['й', 'и'],
  ['কি', 'কী'],
  ['ক্ষ', 'কষ'],
  ['ab', 'a b'],
  ['आ', 'अ'],
])('%j and %j are two, as in the order of lists', (one, other) => {
  expect(compare(one, other)).not.toBe(0);
  expect(folded(one)).not.toBe(folded(other));
});

test('a letter under thousands of marks is folded as fast as any text', () => {
  const began = performance.now();
  folded(`ཀ${'\u0f71\u0f72'.repeat(500)}`);
  expect(performance.now() - began).toBeLessThan(1_500);
});

test('what is folded stays as it is', () => {
  for (const text of ['Ćao, Ødegård’s १२', 'য়ে\u00a0ё', '𝟙 ½ ﷺ', '\0a\u0301\u0301', `ক${'\u09be\u0301'.repeat(99)}`])
    expect(folded(folded(text))).toBe(folded(text));
});
