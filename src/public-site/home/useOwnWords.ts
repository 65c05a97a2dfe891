import { useI18nProvider } from 'ra-core';
import type { OwnWords } from '#product.ts';

/** The owner's own words as this visitor reads them. `lang` says which language that is, where it is not the page's. */
export const useOwnWords = () => {
  const locale = useI18nProvider().getLocale();
  return (words: OwnWords): { text: string; lang: string | undefined } => {
    const all = Object.entries(words);
    const [lang = locale, text = ''] = all.find(([tag]) => tag === locale) ?? all[0] ?? [];
    return { text, lang: lang === locale ? undefined : lang };
  };
};
