import { useI18nProvider } from 'ra-core';
import type { OwnWords } from '#product.ts';

/**
 * Owner's text in the visitor's language, or the first available. `lang` is its language where it differs from the
 * page's.
 */
export const useOwnWords = () => {
  const locale = useI18nProvider().getLocale();
  return (words: OwnWords): { text: string; lang: string | undefined } => {
    const all = Object.entries(words);
    const [lang = locale, text = ''] = all.find(([tag]) => tag === locale) ?? all[0] ?? [];
    return { text, lang: lang === locale ? undefined : lang };
  };
};
