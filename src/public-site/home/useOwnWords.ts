import { useI18nProvider } from 'ra-core';
import type { OwnWords } from '#product.ts';

/**
 * Hook that returns a function, which picks the owner's text in the visitor's language, or else in the first language
 * that there is. `lang` is the text's language if it is not the page's, otherwise undefined.
 */
export const useOwnWords = () => {
  const locale = useI18nProvider().getLocale();
  return (words: OwnWords): { text: string; lang: string | undefined } => {
    const all = Object.entries(words);
    const [lang = locale, text = ''] = all.find(([tag]) => tag === locale) ?? all[0] ?? [];
    return { text, lang: lang === locale ? undefined : lang };
  };
};
