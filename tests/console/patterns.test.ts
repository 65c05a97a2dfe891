import { expect, test } from 'vitest';
import { patternsOf } from '#console/palette/patterns.ts';

// prettier-ignore
test.each([
  ['am',                 'Amina Castillo',           0, 0],
  ['am',                 'Samira Hossain',           1, undefined],
  ['am',                 'yara.kaya@example.test',   undefined, undefined],
  ['am',                 'william.amos@example.test', 5, 8],
  ['amina@ex',           'amina@example.test',       0, 0],
  ['@example',           'amina@example.test',       5, undefined],
  ['home',               'Email @ home',             8, 8],
  ['a.*(',               'aaa(',                     undefined, undefined],
])('%s is in %s at %s, and begins a word at %s', (typed, text, inside, atWord) => {
  const { anywhere, atWordStart } = patternsOf(typed);
  expect(anywhere.exec(text)?.index).toBe(inside);
  expect(atWordStart.exec(text)?.index).toBe(atWord);
});
