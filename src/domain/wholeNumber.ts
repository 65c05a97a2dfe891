import { seen } from './unseen.ts';

/**
 * Number that a user typed, or null if the text is none. Digits may be of any script, separators those of the language
 * ('1,284.5' in English); invisible characters are ignored (C-72). Exponents and separators of other languages are
 * refused.
 */
export const numberOf = (text: string, language = 'en'): number | null => {
  const read = partsOf(text, language);
  return read && Number(`${read.minus && '-'}${read.whole}.${read.decimals || '0'}`);
};

/**
 * Positive whole number that a user typed, or null if the text is none: no sign, no fraction, no rounding (C-53). Above
 * 2^53 the number is inexact, but no balance is that large.
 */
export const wholeNumberOf = (text: string, language = 'en'): number | null => {
  const read = partsOf(text, language);
  return read && read.minus + read.decimals === '' && Number(read.whole) > 0 ? Number(read.whole) : null;
};

const partsOf = (text: string, language: string) => {
  const [found, minus = '', whole = '', decimals = ''] = patternOf(language).exec(plainDigits(seen(text))) ?? [];
  return found === undefined ? null : { minus, whole: whole.replaceAll(/\D/g, ''), decimals };
};

const patterns = new Map<string, RegExp>();

const patternOf = (language: string): RegExp => {
  const known = patterns.get(language) ?? createPattern(language);
  patterns.set(language, known);
  return known;
};

/** Regular expression for numbers in a language. Groups may have two digits, as in India and Bangladesh: '1,00,000'. */
const createPattern = (language: string): RegExp => {
  const parts = new Intl.NumberFormat(language).formatToParts(-12_345_678.9);
  const sign = (type: 'group' | 'decimal') => {
    const text = parts.find((part) => part.type === type)?.value ?? '';
    return text === '’' ? "['’]" : seen(text).replace(/[^\p{L}\p{N}]/gu, '\\$&') || ' ';
  };
  return new RegExp(
    `^([-−]?)(\\d{1,3}(?:${sign('group')}\\d{2,3})*${sign('group')}\\d{3}|\\d+)(?:${sign('decimal')}(\\d+))?$`,
  );
};

/** Text with the digits of all scripts in ASCII: '২০০' → '200'. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode lists the ten digits of a script in order, and its zero follows no other digit.
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value % 10);
  });
