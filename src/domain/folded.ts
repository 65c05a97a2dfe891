import { plainDigits } from './wholeNumber.ts';
import { seen } from './unseen.ts';

/** The order of lists, one everywhere, so that a page is the same on every machine: 'Task 9' before 'Task 10', accents and case aside. */
export const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * A text as searches compare it: letters that lists sort as the same are the same, whatever their case, accents and encoding, and so
 * are digits of every script, blanks and apostrophes of every kind. What cannot be seen is left out.
 */
export const folded = (text: string): string => {
  // Most texts, in no time.
  if (!/[^ -_a-~]| {2}/.test(text)) return text.toLowerCase().trim();
  const letters = seen(text)
    .replace(/[‘’ʻʼ´\x60′＇]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ςßæœðđøħł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\P{M}?\p{M}+/gu, withoutAccents);
  return plainDigits(letters);
};

/** Letters that are no others with a mark, though lists sort them so. */
const LETTERS: Readonly<Record<string, string>> = {
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  ø: 'o',
  ħ: 'h',
  ł: 'l',
};

const known = new Map<string, string>();
/** Nobody writes so many letters with marks by good will. */
const MOST_KNOWN = 10_000;

/** A letter with those of its marks alone that make another letter of it: the one of 'й', and none of 'é'. */
const withoutAccents = (letter: string): string => {
  const before = known.get(letter);
  if (before !== undefined) return before;
  let kept = '';
  for (const sign of letter) if (!/\p{M}/u.test(sign) || compare(kept + sign, kept) !== 0) kept += sign;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(letter, kept);
  return kept;
};
