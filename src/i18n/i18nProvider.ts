import type { I18nProvider } from 'ra-core';
import { site } from './en/parts/site.ts';
import { createWriter, type Vars } from './createWriter.ts';
import { fetchDirection } from './direction.ts';
import type { Locale } from './languages.ts';
import { fetchPart, type Part } from './parts.ts';

/** The texts that are here, by language and key. */
const known = new Map<Locale, Map<string, string>>();

/** The texts of a language that are here, by key; what could not be fetched is English. */
export const textsOf = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries([...(known.get('en') ?? []), ...(known.get(locale) ?? [])]);

let learnt = 0;
/** Another number whenever more texts have come. */
export const textsLearnt = (): number => learnt;

const learn = (locale: Locale, texts: object, path = ''): void => {
  const here = known.get(locale) ?? new Map<string, string>();
  known.set(locale, here);
  for (const [name, below] of Object.entries(texts) as [string, string | object][])
    if (typeof below === 'string') here.set(path + name, below);
    else learn(locale, below, `${path}${name}.`);
};
learn('en', site);

/**
 * A text that is missing, or comes too late, is shown as its key; a developer is told. react-admin's own words, such as the
 * title it has for every list, are drawn nowhere.
 */
export const warnOfMissing = (key: string): void => {
  if (!import.meta.env.PROD && !key.startsWith('ra.')) console.error(`There is no text for "${key}".`);
};

/** react-admin's provider for one language; another language is another object, so that whatever holds one is drawn again. */
const createProvider = (locale: Locale): I18nProvider => {
  const write = createWriter(locale);
  return {
    translate: (key: string, vars?: Vars) => {
      // A part that could not be fetched was learnt in English.
      const text = known.get(locale)?.get(key) ?? known.get('en')?.get(key);
      if (text !== undefined) return write(text, vars);
      if (typeof vars?._ === 'string') return write(vars._, vars);
      warnOfMissing(key);
      return key;
    },
    getLocale: () => locale,
    // The language is changed by changeLanguage alone.
    changeLocale: () => Promise.resolve(),
  };
};

/** English, which every page begins with. */
export const i18nProvider = createProvider('en');
const providers = new Map<Locale, I18nProvider>([['en', i18nProvider]]);

const listeners = new Set<() => void>();
let chosen: Locale = 'en';
const wanted = new Set<Part>(['site']);
const fetched = new Map<string, Promise<void>>([['en/site', Promise.resolve()]]);

const fetchOnce = (locale: Locale, part: Part): Promise<void> => {
  const name = `${locale}/${part}`;
  const before = fetched.get(name);
  if (before) return before;
  const asked = fetchPart(locale, part).then(
    (texts) => {
      learn(locale, texts);
      learnt += 1;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      fetched.delete(name);
      throw error;
    },
  );
  fetched.set(name, asked);
  return asked;
};

/**
 * Makes a part's texts known, once; whatever says them is drawn after that. Where they cannot be fetched in the chosen
 * language they are English; rejects where there are none at all.
 */
export const loadTexts = async (part: Part): Promise<void> => {
  wanted.add(part);
  const now = chosen;
  await fetchOnce(now, part).catch((error: unknown) => {
    if (now === 'en') throw error;
    return fetchOnce('en', part);
  });
  // Somebody may have chosen another language meanwhile.
  if (now !== chosen) await loadTexts(part);
};

let choices = 0;
let changing = 0;

/** Calls back when another language is chosen, and when more of its texts have come. */
export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const chosenProvider = (): I18nProvider => providers.get(chosen) ?? i18nProvider;
/** Whether a change is under way. A file that it does not find is no reason to load the page anew. */
export const isChangingLanguage = (): boolean => changing > 0;

/**
 * Says everything in another language once all of its parts that this page has asked for are here; rejects, and changes
 * nothing, where one of them cannot be fetched. Of two choices the later one counts: false for the one that was overtaken.
 */
export const changeLanguage = async (locale: Locale): Promise<boolean> => {
  const choice = ++choices;
  changing += 1;
  try {
    await fetchDirection(locale);
    let parts: number;
    do {
      parts = wanted.size;
      await Promise.all([...wanted].map((part) => fetchOnce(locale, part)));
    } while (parts !== wanted.size);
  } finally {
    changing -= 1;
  }
  if (choice !== choices) return false;
  if (!providers.has(locale)) providers.set(locale, createProvider(locale));
  chosen = locale;
  for (const listener of listeners) listener();
  return true;
};
