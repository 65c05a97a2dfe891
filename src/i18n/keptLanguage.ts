import { createStorage, type Storage } from '#services/storage.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { changeLanguage } from './i18nProvider.ts';
import { isLocale, type Locale } from './languages.ts';
import { PATIENCE } from './patience.ts';

/** Key of the chosen language in the browser's storage; the value is a BCP 47 tag. */
const LOCALE_KEY = 'locale';

/**
 * Switches to the language of the last visit. If its texts fail to load or take too long, the page stays in English;
 * the promise never rejects.
 */
export const restoreLanguage = async (storage: Pick<Storage, 'get'> = createStorage()): Promise<void> => {
  const kept = storage.get(LOCALE_KEY);
  if (!isLocale(kept) || kept === 'en') return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([changeLanguage(kept).catch(() => false), patience]);
};

/** Languages whose texts have failed to load on this page. */
const lost = new Set<Locale>();

/**
 * Changes the language and stores the choice. If its texts fail to load, the promise rejects and nothing changes. A
 * second attempt then reloads the page, because some browsers cache the failed import.
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

/** Changes the language whenever another tab has changed it. Returns the function that stops this. */
export const followLanguage = (): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === LOCALE_KEY && isLocale(newValue)) void changeLanguage(newValue).catch(() => false);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};
