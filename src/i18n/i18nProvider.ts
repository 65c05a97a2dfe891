import type { I18nProvider } from 'ra-core';
import { createI18nProvider } from './createI18nProvider.ts';
import { fetchDirection } from './direction.ts';
import { site } from './en/parts/site.ts';
import type { Locale } from './languages.ts';
import { fetchPart, type Part } from './parts.ts';

/** The texts that are here, in each language, by topic. */
const known = new Map<Locale, object>([['en', site]]);

/** What could not be fetched in a language is English. */
const textsOf = (locale: Locale): object => ({ ...known.get('en'), ...known.get(locale) });

/** One a language, so that whatever draws texts sees another object when another one is chosen. */
const engines = new Map<Locale, ReturnType<typeof createI18nProvider>>();
const engineOf = (locale: Locale) => {
  const engine = engines.get(locale) ?? createI18nProvider(locale, () => textsOf(locale));
  engines.set(locale, engine);
  return engine;
};

/** English, which every page begins with. */
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
 * Makes a part's texts known, once; whatever says them is drawn after that. Where they cannot be fetched in the chosen
 * language they are English; rejects where there are none at all. Who chooses another language meanwhile waits for them.
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

/** Calls back when another language is chosen. */
export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const chosenProvider = (): I18nProvider => engineOf(chosen).i18nProvider;
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
  chosen = locale;
  for (const listener of listeners) listener();
  return true;
};
