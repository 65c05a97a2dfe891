import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';

/** Names of plural forms, in the order in which a text has them. A language has those that CLDR defines for it. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Plural rules for Polyglot, taken from Intl, because Polyglot has none for Bangla and many other languages. */
const pluralRulesOf = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const forms = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  return {
    pluralTypes: { [locale]: (count: number) => forms.indexOf(rules.select(count)) },
    pluralTypeToLanguages: { [locale]: [locale] },
  };
};

/** Replacement for Polyglot's interpolation that writes numbers in the language's digits. */
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
 * Handler for a missing text: shows its key, and logs it in development. Keys of react-admin are not logged, because
 * its hooks ask for some that are never shown, such as list titles.
 */
const onMissingKey = (key: string): string => {
  if (!import.meta.env.PROD && !key.startsWith('ra.')) console.error(`There is no text for "${key}".`);
  return key;
};

/**
 * Creates react-admin's i18n provider for one language. `readAgain` is a function that makes the provider call `texts`
 * again after more texts were loaded.
 */
export const createI18nProvider = (locale: string, texts: () => object) => {
  const polyglot = polyglotI18nProvider(() => texts() as TranslationMessages, locale, [], {
    pluralRules: pluralRulesOf(locale),
    // English numbers stay as the code passes them, because the specification demands that.
    ...(!locale.startsWith('en') && { replace: fillInDigitsOf(locale) }),
    onMissingKey,
  });
  // Only `changeLanguage` changes the language, because react-admin's way would remount the page.
  const i18nProvider: I18nProvider = { ...polyglot, changeLocale: () => Promise.resolve() };
  return { i18nProvider, readAgain: (): Promise<void> => polyglot.changeLocale(locale) };
};
