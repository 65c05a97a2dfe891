import { __unsafe_useEmotionCache as useStyleCache, CacheProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import { I18nContext } from 'ra-core';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePrices } from '#services/PricesContext.ts';
import { inCurrency } from './currencySign.ts';
import { directionOf, fetchedRtlCache } from './direction.ts';
import { chosenProvider, i18nProvider, onLanguageChange } from './i18nProvider.ts';
import { followLanguage } from './keptLanguage.ts';
import type { Locale } from './languages.ts';

const english = () => i18nProvider;

/**
 * Provider of the current language. react-admin's own provider renders nothing at first and remounts its children when
 * the language changes; this one does neither. Pages are prerendered and hydrated in English; right after that the
 * language changes to the stored one.
 */
export const I18nProvider = ({ children }: { children: ReactNode }) => {
  const provider = useSyncExternalStore(onLanguageChange, chosenProvider, english);
  const { code } = usePrices().currency;
  const value = useMemo(() => inCurrency(provider, code), [provider, code]);
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

/**
 * Provider of the text direction: MUI's components read it, and a separate style cache mirrors the styles. A change
 * remounts nothing.
 */
export const DirectionProvider = ({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) => {
  const cache = useStyleCache();
  const inside = <RtlProvider value={dir === 'rtl'}>{children}</RtlProvider>;
  // Prerendering has no style cache: emotion creates one per element there.
  if (!cache) return inside;
  const rtlCache = dir === 'rtl' ? fetchedRtlCache() : undefined;
  return <CacheProvider value={rtlCache ?? cache}>{inside}</CacheProvider>;
};
