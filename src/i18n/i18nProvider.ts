import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { en } from './en/index.ts';

/** react-admin's own texts beside ours; a new language is one more line here (docs: "Adding things"). */
export const i18nProvider = polyglotI18nProvider(() => ({ ...raEnglish, ...en }), 'en', [
  { locale: 'en', name: 'English' },
]);
