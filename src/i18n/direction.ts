import { languages, type Locale } from './languages.ts';
import type { rtlCache } from './rtlCache.ts';

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => languages[locale]?.dir ?? 'ltr';

let fetched: typeof rtlCache | undefined;

/** Fetches what it takes to draw in a language's direction; most need nothing. */
export const fetchDirection = async (locale: Locale): Promise<void> => {
  if (directionOf(locale) === 'rtl') fetched ??= (await import('./rtlCache.ts')).rtlCache;
};

/** Where right-to-left styles are written, once a language has asked for them. */
export const fetchedRtlCache = (): typeof rtlCache | undefined => fetched;
