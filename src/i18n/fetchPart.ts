import * as site from './en/parts/site.ts';
import { isTrial, type Locale } from './languages.ts';
import type { Parts } from './messages.ts';

/** Part of the texts that is loaded at once. */
export type Part = keyof Parts;

/** Files of all parts, except English for every page, which the entry bundles. New folders are found by the glob. */
const files = import.meta.glob<{ letters?: Promise<void> }>(['./*/parts/*.ts', '!./en/parts/site.ts']);

const english = async (part: Part): Promise<object> => (part === 'site' ? site : fetchPart('en', part));

/** Texts of a part from the language's folder. Rejects where they fail to load. */
export const fetchPart = async (locale: Locale, part: Part): Promise<object> => {
  // The constant must stand here, or builds without simulated parts would bundle the file.
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
