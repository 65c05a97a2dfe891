import { languages, type Locale } from './languages.ts';
import type { rtlCache } from './rtlCache.ts';

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => languages[locale]?.dir ?? 'ltr';

let fetched: typeof rtlCache | undefined;

/** Loads the code that a language's direction needs; for left to right, none. */
export const fetchDirection = async (locale: Locale): Promise<void> => {
  if (directionOf(locale) === 'rtl') fetched ??= (await import('./rtlCache.ts')).rtlCache;
};

/** Emotion's cache for right to left, once loaded. */
export const fetchedRtlCache = (): typeof rtlCache | undefined => fetched;
