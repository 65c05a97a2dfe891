import { languages, type Locale } from './languages.ts';
import type { PlainKey } from './messages.ts';
import { fetchPart, type Part } from './fetchPart.ts';

/**
 * Creates a function that returns a key's texts in all languages. It serves to read files, which may be written in
 * another language than the reader's. Languages that fail to load are left out.
 */
export const inEveryLanguage = async (part: Part): Promise<(key: PlainKey) => string[]> => {
  const fetched = await Promise.allSettled(Object.keys(languages).map((locale) => fetchPart(locale as Locale, part)));
  const all = fetched.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  return (key) => all.map((texts) => textAt(texts, key)).filter((text) => text !== undefined);
};

const textAt = (texts: object, key: string): string | undefined => {
  const at = key
    .split('.')
    .reduce<unknown>((below, name) => (below as Record<string, unknown> | undefined)?.[name], texts);
  return typeof at === 'string' ? at : undefined;
};
