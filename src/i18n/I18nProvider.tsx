import { I18nContext } from 'ra-core';
import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { directionOf } from './direction.ts';
import { DirectionProvider } from './DirectionProvider.tsx';
import { chosenProvider, i18nProvider, onLanguageChange } from './i18nProvider.ts';
import { followLanguage } from './keptLanguage.ts';
import type { Locale } from './languages.ts';

const english = () => i18nProvider;

/**
 * Provider of the language. react-admin's own renders nothing at first and remounts its children on a change; this one
 * does neither. Pages are prerendered and hydrated in English; the stored language follows right after.
 */
export const I18nProvider = ({ children }: { children: ReactNode }) => {
  const value = useSyncExternalStore(onLanguageChange, chosenProvider, english);
  const lang = value.getLocale();
  const dir = directionOf(lang as Locale);
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang, dir });
  }, [lang, dir]);
  useEffect(followLanguage, []);
  return (
    <DirectionProvider dir={dir}>
      <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
    </DirectionProvider>
  );
};
