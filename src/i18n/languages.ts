import type * as bnConsole from './bn/parts/console.ts';
import type * as bnProfile from './bn/parts/profile.ts';
import type * as bnSite from './bn/parts/site.ts';
import type { Translated } from './messages.ts';

type Language = {
  /** Name in its own language. */
  name: string;
  dir: 'ltr' | 'rtl';
};

/** Texts of the other languages, which the compiler compares with the English ones. */
type Translations = {
  bn: [
    Translated<'site', Omit<typeof bnSite, 'letters'>>,
    Translated<'console', typeof bnConsole>,
    Translated<'profile', typeof bnProfile>,
  ];
};

/** Languages of the product by BCP 47 tag; each has a folder of the same name. */
const spoken = {
  en: { name: 'English', dir: 'ltr' },
  bn: { name: 'বাংলা', dir: 'ltr' },
} as const satisfies Record<'en' | keyof Translations, Language>;

/**
 * Pseudo-locales in builds with simulated parts, which reveal hard-coded texts and layouts that break
 * (docs/translating.md).
 */
const trials = {
  'en-x-marked': { name: '[Ēñĝļĩšĥ]', dir: 'ltr' },
  'en-x-mirror': { name: 'hsilgnE', dir: 'rtl' },
  'en-x-keys': { name: 'text.keys', dir: 'ltr' },
} as const satisfies Record<string, Language>;

export type Trial = keyof typeof trials;
/** Language as a BCP 47 tag, for `lang` and Intl. */
export type Locale = keyof typeof spoken | Trial;

/** Languages of this build, in the order of the select. */
export const languages: Readonly<Partial<Record<Locale, Language>>> = __SIMULATED__ ? { ...spoken, ...trials } : spoken;

export const isTrial = (locale: Locale): locale is Trial => __SIMULATED__ && locale in trials;

/** True for a stored text that is a language of this build. */
export const isLocale = (text: string | null): text is Locale => text !== null && Object.hasOwn(languages, text);
