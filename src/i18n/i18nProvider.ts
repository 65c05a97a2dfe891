import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { en } from './en/index.ts';
import type { Messages } from './messages.ts';

/** A new language is one folder, and one line here. */
const languages = { en } satisfies Record<string, Messages>;

/** Our texts beside react-admin's own. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...raEnglish, ...languages.en }), 'en', [
  { locale: 'en', name: 'English' },
]);
