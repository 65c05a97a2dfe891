import * as site from './en/parts/site.ts';
import { isTrial, type Locale } from './languages.ts';
import type { Parts } from './messages.ts';

/** Name of a part of the texts. A part is loaded as one file per language. */
export type Part = keyof Parts;

/**
 * Imports of the files with texts, by path. The English texts of the part `site` are left out, because the entry's
 * bundle has them. The glob finds new folders by itself.
 */
const files = import.meta.glob<{ letters?: Promise<void> }>(['./*/parts/*.ts', '!./en/parts/site.ts']);

const english = async (part: Part): Promise<object> => (part === 'site' ? site : fetchPart('en', part));

/** Loads the texts of a part in a language. Rejects when they fail to load. */
export const fetchPart = async (locale: Locale, part: Part): Promise<object> => {
  // The constant must stand here, because builds without simulated parts would otherwise bundle the file.
  if (__SIMULATED__ && isTrial(locale)) {
    const [{ disguise }, texts] = await Promise.all([import('./disguise.ts'), english(part)]);
    return disguise(locale, texts);
  }
  const file = await files[`./${locale}/parts/${part}.ts`]?.();
  if (!file) throw new Error(`There are no texts for ${part} in ${locale}.`);
  const { letters, ...texts } = file;
  // The language's typeface must be ready before its texts are shown.
  await letters;
  return texts;
};
