type Language = {
  /** As its speakers call it. */
  name: string;
  dir: 'ltr' | 'rtl';
};

/** The product's languages, one line each, beside a folder of the same name with the texts. The key is the BCP 47 tag. */
const spoken = {
  en: { name: 'English', dir: 'ltr' },
  bn: { name: 'বাংলা', dir: 'ltr' },
} as const satisfies Record<string, Language>;

/** English made strange, in builds with simulated parts alone: to find what is hard-coded or breaks (docs/translating.md). */
const trials = {
  'en-x-marked': { name: '[Ēñĝļĩšĥ]', dir: 'ltr' },
  'en-x-mirror': { name: 'hsilgnE', dir: 'rtl' },
  'en-x-keys': { name: 'text.keys', dir: 'ltr' },
} as const satisfies Record<string, Language>;

export type Trial = keyof typeof trials;
/** A language as BCP 47 writes it, for `lang` and for Intl. */
export type Locale = keyof typeof spoken | Trial;

/** What this build offers, in the order of the switch. */
export const languages: Readonly<Partial<Record<Locale, Language>>> = __SIMULATED__ ? { ...spoken, ...trials } : spoken;

export const isTrial = (locale: Locale): locale is Trial => locale in trials;

/** Whether what was kept is a language that this build has. */
export const isLocale = (text: string | null): text is Locale => text !== null && Object.hasOwn(languages, text);
