import { languages, type Locale } from './languages.ts';
import type { rtlCache } from './rtlCache.ts';

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => languages[locale]?.dir ?? 'ltr';

let fetched: typeof rtlCache | undefined;

/**
 * Loads the code that the text direction of a language needs; a left-to-right one needs none. Rejects when that fails.
 */
export const fetchDirection = async (locale: Locale): Promise<void> => {
  if (directionOf(locale) === 'rtl') fetched ??= (await import('./rtlCache.ts')).rtlCache;
};

/** Emotion's style cache for right-to-left languages; undefined until it is loaded. */
export const fetchedRtlCache = (): typeof rtlCache | undefined => fetched;
