import { plainDigits } from './wholeNumber.ts';
import { seen } from './unseen.ts';

/** The order of lists, one everywhere, so that a page is the same on every machine: 'Task 9' before 'Task 10', accents and case aside. */
export const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * A text as searches compare it: letters that lists sort as the same are the same, whatever their case, accents and encoding, and so
 * are digits of every script, blanks and apostrophes of every kind. What cannot be seen is left out.
 */
export const folded = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase();
  const letters = seen(text)
    .replace(/[‘’ʻʼ´\x60′＇]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ςßæœðđøħł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(\P{M}?)(\p{M}+)/gu, (_, letter: string, marks: string) => withMarks(letter, marks));
  return plainDigits(letters);
};

/** Letters of English, and blanks between words: most texts, in no time. */
const PLAIN = /^[!-~]*(?: [!-~]+)*$/;

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

/** Only marks that make another letter of it stay: the one of 'й', and none of 'é'. */
const withMarks = (letter: string, marks: string): string =>
  Array.from(marks).reduce((kept, mark) => (isAccent(kept, mark) ? kept : kept + mark), letter);

const known = new Map<string, boolean>();

const isAccent = (before: string, mark: string): boolean => {
  const pair = Array.from(before).slice(-1).join('') + mark;
  const accent = known.get(pair) ?? compare(pair, pair.slice(0, -mark.length)) === 0;
  // Nobody writes so many by good will.
  if (known.size > MOST_KNOWN) known.clear();
  known.set(pair, accent);
  return accent;
};

const MOST_KNOWN = 10_000;
