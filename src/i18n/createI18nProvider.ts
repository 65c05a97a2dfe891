import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';

/** The order in which a text's plural forms stand: those of them that the language tells apart (CLDR). */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Polyglot has plural rules for few languages, and none for Bangla; Intl has them for all. */
const pluralRulesOf = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const forms = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  return {
    pluralTypes: { [locale]: (count: number) => forms.indexOf(rules.select(count)) },
    pluralTypeToLanguages: { [locale]: [locale] },
  };
};

/** Polyglot's way of filling in variables, with numbers in the language's own digits. */
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
 * A text that is missing, or comes too late, is shown as its key; a developer is told. react-admin's own words (the part
 * 'reactAdmin') come with its own components; its hooks ask for some everywhere, such as each list's title, which nobody draws.
 */
const onMissingKey = (key: string): string => {
  if (!import.meta.env.PROD && !key.startsWith('ra.')) console.error(`There is no text for "${key}".`);
  return key;
};

/** What every text is written by: react-admin's polyglot for one language, and how it reads its texts anew. */
export const createI18nProvider = (locale: string, texts: () => object) => {
  const polyglot = polyglotI18nProvider(() => texts() as TranslationMessages, locale, [], {
    pluralRules: pluralRulesOf(locale),
    // English has numbers as the code gives them, to the letter of the specification.
    ...(!locale.startsWith('en') && { replace: fillInDigitsOf(locale) }),
    onMissingKey,
  });
  // The language is changed by changeLanguage alone: react-admin's way would remount what is on the page.
  const i18nProvider: I18nProvider = { ...polyglot, changeLocale: () => Promise.resolve() };
  return { i18nProvider, readAgain: (): Promise<void> => polyglot.changeLocale(locale) };
};
