import type { mirrorOf } from './mirror.ts';
import { languages, type Locale } from './languages.ts';

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => languages[locale]?.dir ?? 'ltr';

let mirror: typeof mirrorOf | undefined;

/** What it takes to draw in a language's direction; most never need it. */
export const fetchDirection = async (locale: Locale): Promise<void> => {
  if (directionOf(locale) === 'rtl') mirror ??= (await import('./mirror.ts')).mirrorOf;
};

/** The styles for right-to-left, once a language has asked for them. */
export const mirrorNow: typeof mirrorOf = (cache) => mirror?.(cache) ?? cache;
