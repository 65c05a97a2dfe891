import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'ra-core';
import { site } from './en/parts/site.ts';
import type { Parts } from './messages.ts';

/** What is said only behind /Dashboard, and only to one role. */
type Part = keyof Parts;

/** A new language is one folder, and its parts here. */
const parts: { readonly [P in Part]: () => Promise<Parts[P]> } = {
  dashboard: async () => (await import('./en/parts/dashboard.ts')).dashboard,
  admin: async () => (await import('./en/parts/admin.ts')).admin,
  buyer: async () => (await import('./en/parts/buyer.ts')).buyer,
  worker: async () => (await import('./en/parts/worker.ts')).worker,
};

let texts: object = site;

/**
 * A text that is missing, or comes too late, is shown as its key; a developer is told. react-admin's own words, such as the
 * title it has for every list, are drawn nowhere.
 */
const warn = (message: string) => {
  if (!import.meta.env.PROD && !message.includes('"ra.')) console.error(message);
};

export const i18nProvider = polyglotI18nProvider(
  () => texts as TranslationMessages,
  'en',
  [{ locale: 'en', name: 'English' }],
  { warn },
);

const loading = new Map<Part, Promise<void>>();

/** Makes a part's texts known, once; whatever says them is drawn after that. Rejects where they cannot be fetched. */
export const loadTexts = (part: Part): Promise<void> => {
  const known = loading.get(part);
  if (known) return known;
  const load = async () => {
    const loaded = await parts[part]();
    texts = { ...texts, ...loaded };
    await i18nProvider.changeLocale(i18nProvider.getLocale());
  };
  const asked = load().catch((error: unknown) => {
    loading.delete(part);
    throw error;
  });
  loading.set(part, asked);
  return asked;
};
