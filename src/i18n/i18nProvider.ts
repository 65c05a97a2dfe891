import type { I18nProvider } from 'ra-core';
import { createI18nProvider } from './createI18nProvider.ts';
import { fetchDirection } from './direction.ts';
import * as site from './en/parts/site.ts';
import type { Locale } from './languages.ts';
import { fetchPart, type Part } from './fetchPart.ts';

/** Texts loaded so far, by language and then by topic. */
const known = new Map<Locale, object>([['en', site]]);

/** Texts of a language, with English ones for parts that are not loaded or failed to load. */
const textsOf = (locale: Locale): object => ({ ...known.get('en'), ...known.get(locale) });

/**
 * i18n providers by language. Each language has its own object, so that components render again when the language
 * changes.
 */
const engines = new Map<Locale, ReturnType<typeof createI18nProvider>>();
const engineOf = (locale: Locale) => {
  const engine = engines.get(locale) ?? createI18nProvider(locale, () => textsOf(locale));
  engines.set(locale, engine);
  return engine;
};

/** react-admin i18n provider for English, in which every page starts. */
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
 * Loads the texts of a part, once; await the promise before rendering them. If they fail to load in the current
 * language, English ones are loaded instead; the promise rejects if those fail too. A change of language that is in
 * progress loads the part as well.
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

/** Subscribes to changes of the language. Returns the unsubscribe function. */
export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const chosenProvider = (): I18nProvider => engineOf(chosen).i18nProvider;
/** True while another language is being loaded. Code that fails to load meanwhile is no reason to reload the page. */
export const isChangingLanguage = (): boolean => changing > 0;

/**
 * Changes the language once all parts that this page uses are loaded in it. If one part fails to load, the promise
 * rejects and nothing changes. It resolves to false if a later change has replaced this one.
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
