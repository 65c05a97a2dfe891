import { useI18nProvider } from 'ra-core';
import type { OwnWords } from '#product.ts';

/**
 * Hook that returns a function to pick one language of a text from src/product.ts: the visitor's, or else the first
 * that there is. The function returns the text and `lang`: the picked language if the page has another, otherwise
 * undefined.
 */
export const useOwnWords = () => {
  const locale = useI18nProvider().getLocale();
  return (words: OwnWords): { text: string; lang: string | undefined } => {
    const all = Object.entries(words);
    const [lang = locale, text = ''] = all.find(([tag]) => tag === locale) ?? all[0] ?? [];
    return { text, lang: lang === locale ? undefined : lang };
  };
};
