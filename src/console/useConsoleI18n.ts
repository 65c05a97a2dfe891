import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useMemo, useSyncExternalStore } from 'react';
import { useI18nProvider, type I18nProvider, type TranslationMessages } from 'react-admin';
import { rulesOf, type Vars } from '#i18n/createWriter.ts';
import { onLanguageChange, textsLearnt, textsOf, warnOfMissing } from '#i18n/i18nProvider.ts';
import type { Locale } from '#i18n/languages.ts';

/** react-admin's polyglot over the texts that are here, with Intl's plural rules and digits: its own know few languages. */
export const createConsoleI18n = (locale: Locale): I18nProvider => {
  const { formOf, write } = rulesOf(locale);
  // Polyglot chooses the form by what it also writes, which has the language's digits.
  let count = 0;
  const polyglot = polyglotI18nProvider(() => textsOf(locale) as unknown as TranslationMessages, locale, [], {
    pluralRules: { pluralTypes: { own: () => formOf(count) }, pluralTypeToLanguages: { own: [locale] } },
    onMissingKey: (key: string) => {
      warnOfMissing(key);
      return key;
    },
  });
  return {
    ...polyglot,
    translate: (key: string, vars: Vars = {}) => {
      if (typeof vars.smart_count === 'number') count = vars.smart_count;
      const written = Object.entries(vars).map(([name, value]) => [
        name,
        typeof value === 'number' ? write(value) : value,
      ]);
      return polyglot.translate(key, Object.fromEntries(written));
    },
    // The language is changed by changeLanguage alone.
    changeLocale: () => Promise.resolve(),
  };
};

/** The chosen language for everything behind /Dashboard; another object when the language or what is known of it changes. */
export const useConsoleI18n = (): I18nProvider => {
  const locale = useI18nProvider().getLocale() as Locale;
  const learnt = useSyncExternalStore(onLanguageChange, textsLearnt);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `learnt` says that there are more texts to read
  return useMemo(() => createConsoleI18n(locale), [locale, learnt]);
};
