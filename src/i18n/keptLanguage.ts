import { createStorage, type Storage } from '#services/storage.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { changeLanguage } from './i18nProvider.ts';
import { isLocale, type Locale } from './languages.ts';
import { PATIENCE } from './patience.ts';

/** Storage key of the chosen language, a BCP 47 tag. */
const LOCALE_KEY = 'locale';

/**
 * Switches to the language of the last visit. Resolves without it, in English, where its texts fail to load or take too
 * long.
 */
export const restoreLanguage = async (storage: Pick<Storage, 'get'> = createStorage()): Promise<void> => {
  const kept = storage.get(LOCALE_KEY);
  if (!isLocale(kept) || kept === 'en') return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([changeLanguage(kept).catch(() => false), patience]);
};

/** Languages whose texts failed to load. */
const lost = new Set<Locale>();

/**
 * Changes the language and stores the choice. Rejects, without a change, where its texts fail to load. A second attempt
 * reloads the page, as some browsers cache the failed import.
 */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  const keep = () => createStorage().set(LOCALE_KEY, locale);
  try {
    if (await changeLanguage(locale)) keep();
  } catch (error) {
    if (lost.has(locale) && (await loadAnew(keep))) return;
    lost.add(locale);
    throw error;
  }
};

/** Follows a change in another tab. Returns a function that stops it. */
export const followLanguage = (): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === LOCALE_KEY && isLocale(newValue)) void changeLanguage(newValue).catch(() => false);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};
