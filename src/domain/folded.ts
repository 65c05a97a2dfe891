import { plainDigits } from './wholeNumber.ts';
import { seen } from './unseen.ts';

/**
 * Comparison function by which every list sorts texts, the same on every machine: 'Task 9' before 'Task 10', accents
 * and case ignored.
 */
export const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Text in the form that searches compare. Case, accents, Unicode encodings, scripts of digits, and kinds of blanks and
 * apostrophes make no difference. Letters that lists sort as equal become equal, and invisible characters are removed.
 */
export const folded = (text: string): string => {
  // A shortcut for plain ASCII, which most texts are.
  if (!/[^ -_a-~]| {2}/.test(text)) return text.toLowerCase().trim();
  const letters = seen(text)
    .replace(/[‘’ʻʼ´\x60′＇]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ςßæœðđøħł]/g, (letter) => LETTERS[letter] ?? letter)
    // Comparing takes longer with each mark, so at most 30 are compared: no language has more on a letter (UAX 15,
    // stream-safe text).
    .replace(/\P{M}?\p{M}{1,30}/gu, withoutAccents);
  return plainDigits(letters);
};

/**
 * Replacements for letters that lists sort like others, although Unicode does not split them into a base letter and an
 * accent.
 */
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
/** Largest size of the cache of `withoutAccents`; only hostile input has so many different letters with marks. */
const MOST_KNOWN = 10_000;

/** Letter without its accents, except those that make it a different letter: 'é' → 'e', while 'й' stays. */
const withoutAccents = (letter: string): string => {
  const before = known.get(letter);
  if (before !== undefined) return before;
  let kept = '';
  for (const sign of letter) if (!/\p{M}/u.test(sign) || compare(kept + sign, kept) !== 0) kept += sign;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(letter, kept);
  return kept;
};
