import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';

/** Order of a text's plural forms; a language has those that CLDR gives it. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Plural rules by Intl: Polyglot has none for Bangla and many others. */
const pluralRulesOf = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const forms = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  return {
    pluralTypes: { [locale]: (count: number) => forms.indexOf(rules.select(count)) },
    pluralTypeToLanguages: { [locale]: [locale] },
  };
};

/** Interpolation as in Polyglot, with numbers in the language's digits. */
const fillInDigitsOf = (locale: string) => {
  const numbers = new Intl.NumberFormat(locale);
  return function (this: string, hole: RegExp, valueOf: (...match: string[]) => unknown): string {
    return this.replace(hole, (...match: string[]) => {
      const value = valueOf(...match);
      return typeof value === 'number' ? numbers.format(value) : String(value);
    });
  };
};

/**
 * Shows the key of a missing text, and logs it in development. Keys of react-admin are not logged: its hooks ask for
 * some, such as list titles, that are never shown.
 */
const onMissingKey = (key: string): string => {
  if (!import.meta.env.PROD && !key.startsWith('ra.')) console.error(`There is no text for "${key}".`);
  return key;
};

/** Provider of one language by react-admin's polyglot, and a function that reloads its texts. */
export const createI18nProvider = (locale: string, texts: () => object) => {
  const polyglot = polyglotI18nProvider(() => texts() as TranslationMessages, locale, [], {
    pluralRules: pluralRulesOf(locale),
    // English numbers stay as the code gives them, as the specification demands.
    ...(!locale.startsWith('en') && { replace: fillInDigitsOf(locale) }),
    onMissingKey,
  });
  // Only `changeLanguage` changes the language: react-admin's way would remount the page.
  const i18nProvider: I18nProvider = { ...polyglot, changeLocale: () => Promise.resolve() };
  return { i18nProvider, readAgain: (): Promise<void> => polyglot.changeLocale(locale) };
};
