import { languages, type Locale } from './languages.ts';
import type { Parts } from './messages.ts';
import { fetchPart, type Part } from './parts.ts';

/**
 * A part's texts in all languages that can be fetched: what is read from a file may have been written in another one than the
 * reader's.
 */
export const inEveryLanguage = async <P extends Part>(part: P): Promise<readonly TextsLike<Parts[P]>[]> => {
  const all = await Promise.allSettled(Object.keys(languages).map((locale) => fetchPart(locale as Locale, part)));
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value as TextsLike<Parts[P]>] : []));
};

type TextsLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsLike<T[K]> };
