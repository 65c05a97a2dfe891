import { seen } from './unseen.ts';

/**
 * The number that was typed, or null: with digits of every script, and groups and decimals as a language writes them ('1,284.5' in
 * English); what cannot be seen does not count (C-72). No exponent is read, and no separator that is none in that language.
 */
export const numberOf = (text: string, language = 'en'): number | null => {
  const read = partsOf(text, language);
  return read && Number(`${read.minus && '-'}${read.whole}.${read.decimals || '0'}`);
};

/**
 * The whole positive number that was typed, or null: no sign, no fraction, and nothing is rounded (C-53). Beyond 2^53 the number is
 * near and not exact; no balance is, so that comparing it stays right.
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

/** Groups of two are India's and Bangladesh's: '1,00,000'. */
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

/** With the digits that JavaScript reads: '২০০' → '200'. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode has the ten digits of a script one after the other, and nothing that is a digit before its zero.
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value % 10);
  });
