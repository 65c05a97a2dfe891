import type { I18nProvider } from 'ra-core';
import { createI18nProvider } from './createI18nProvider.ts';
import { fetchDirection } from './direction.ts';
import * as site from './en/parts/site.ts';
import type { Locale } from './languages.ts';
import { fetchPart, type Part } from './fetchPart.ts';

/** Loaded texts of each language, by topic. */
const known = new Map<Locale, object>([['en', site]]);

/** Texts of a language; parts that failed to load are English. */
const textsOf = (locale: Locale): object => ({ ...known.get('en'), ...known.get(locale) });

/** Providers by language, so that a change of language gives components another object. */
const engines = new Map<Locale, ReturnType<typeof createI18nProvider>>();
const engineOf = (locale: Locale) => {
  const engine = engines.get(locale) ?? createI18nProvider(locale, () => textsOf(locale));
  engines.set(locale, engine);
  return engine;
};

/** Provider of English, which every page starts with. */
export const i18nProvider: I18nProvider = engineOf('en').i18nProvider;

const learn = async (locale: Locale, texts: object): Promise<void> => {
  known.set(locale, { ...known.get(locale), ...texts });
  await Promise.all([...engines.values()].map(({ readAgain }) => readAgain()));
};

const listeners = new Set<() => void>();
let chosen: Locale = 'en';
const wanted = new Set<Part>(['site']);
const fetched = new Map<string, Promise<void>>([['en/site', Promise.resolve()]]);

const fetchOnce = (locale: Locale, part: Part): Promise<void> => {
  const name = `${locale}/${part}`;
  const before = fetched.get(name);
  if (before) return before;
  const asked = fetchPart(locale, part).then(
    (texts) => learn(locale, texts),
    (error: unknown) => {
      fetched.delete(name);
      throw error;
    },
  );
  fetched.set(name, asked);
  return asked;
};

/**
 * Loads the texts of a part once; await it before rendering them. English is the fallback of the chosen language;
 * rejects if neither loads. A change of language meanwhile waits for them.
 */
export const loadTexts = async (part: Part): Promise<void> => {
  wanted.add(part);
  const now = chosen;
  await fetchOnce(now, part).catch((error: unknown) => {
    if (now === 'en') throw error;
    return fetchOnce('en', part);
  });
};

let choices = 0;
let changing = 0;

/** Calls the listener when the language changes. Returns the unsubscribe function. */
export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const chosenProvider = (): I18nProvider => engineOf(chosen).i18nProvider;
/** True while a language is being loaded: a file missing then is no reason to reload the page. */
export const isChangingLanguage = (): boolean => changing > 0;

/**
 * Changes the language once all parts that this page uses are loaded. Rejects, without a change, if one fails to load.
 * Resolves to false if a later change has overtaken it.
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
  chosen = locale;
  for (const listener of listeners) listener();
  return true;
};
