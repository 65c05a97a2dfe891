import type * as bnConsole from './bn/parts/console.ts';
import type * as bnProfile from './bn/parts/profile.ts';
import type * as bnSite from './bn/parts/site.ts';
import type { Translated } from './messages.ts';

type Language = {
  /** Name of the language in the language itself. */
  name: string;
  dir: 'ltr' | 'rtl';
};

/**
 * Types of the texts in the languages other than English. The compiler compares them with the types of the English
 * texts.
 */
type Translations = {
  bn: [
    Translated<'site', Omit<typeof bnSite, 'letters'>>,
    Translated<'console', typeof bnConsole>,
    Translated<'profile', typeof bnProfile>,
  ];
};

/** Languages of the product, by BCP 47 tag. Each has its texts in the folder of the same name. */
const spoken = {
  en: { name: 'English', dir: 'ltr' },
  bn: { name: 'বাংলা', dir: 'ltr' },
} as const satisfies Record<'en' | keyof Translations, Language>;

/**
 * Pseudo-locales, which show hard-coded texts and layouts that break (docs/translating.md). Only builds with simulated
 * parts have them.
 */
const trials = {
  'en-x-marked': { name: '[Ēñĝļĩšĥ]', dir: 'ltr' },
  'en-x-mirror': { name: 'hsilgnE', dir: 'rtl' },
  'en-x-keys': { name: 'text.keys', dir: 'ltr' },
} as const satisfies Record<string, Language>;

export type Trial = keyof typeof trials;
/** Language or pseudo-locale as a BCP 47 tag, which `lang` and Intl accept. */
export type Locale = keyof typeof spoken | Trial;

/** Languages of this build, in the order in which the language's select field shows them. */
export const languages: Readonly<Partial<Record<Locale, Language>>> = __SIMULATED__ ? { ...spoken, ...trials } : spoken;

export const isTrial = (locale: Locale): locale is Trial => __SIMULATED__ && locale in trials;

/** True for a text, such as one from storage, that is the tag of a language of this build. */
export const isLocale = (text: string | null): text is Locale => text !== null && Object.hasOwn(languages, text);
