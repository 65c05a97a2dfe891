import { createStorage, type Storage } from '#services/storage.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { changeLanguage } from './i18nProvider.ts';
import { isLocale, type Locale } from './languages.ts';
import { PATIENCE } from './patience.ts';

/** Holds the chosen language as BCP 47 writes it; nothing before the first choice. */
const LOCALE_KEY = 'locale';

/**
 * Speaks the language of the last visit: at once for English, and in English where its texts cannot be fetched, or as long as
 * they do not come.
 */
export const restoreLanguage = async (storage: Pick<Storage, 'get'> = createStorage()): Promise<void> => {
  const kept = storage.get(LOCALE_KEY);
  if (!isLocale(kept) || kept === 'en') return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([changeLanguage(kept).catch(() => false), patience]);
};

/** Languages that were chosen in vain. */
const lost = new Set<Locale>();

/**
 * Changes the language and keeps the choice; rejects where its texts cannot be fetched, and then nothing has changed. Who chooses it
 * once more is not refused by a browser that remembers the first time: the page is loaded anew in that language.
 */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  const keep = () => {
    createStorage().set(LOCALE_KEY, locale);
  };
  try {
    if (await changeLanguage(locale)) keep();
  } catch (error) {
    if (lost.has(locale) && (await loadAnew(keep))) return;
    lost.add(locale);
    throw error;
  }
};

/** Follows a choice made in another tab. */
export const followLanguage = (): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === LOCALE_KEY && isLocale(newValue)) void changeLanguage(newValue).catch(() => false);
  };
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
  };
};
