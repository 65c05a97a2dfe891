import { site } from './en/parts/site.ts';
import { isTrial, type Locale } from './languages.ts';
import type { Parts } from './messages.ts';

/** Who reads a text: everybody, everyone behind /Dashboard, or one role. */
export type Part = keyof Parts;

/** Every part of every language but the one that is in the start. A new folder is found by itself. */
const files = import.meta.glob<Readonly<Record<string, object>> & { letters?: Promise<void> }>([
  './*/parts/*.ts',
  '!./en/parts/site.ts',
]);

const english = async (part: Part): Promise<object> => (part === 'site' ? site : fetchPart('en', part));

/** The texts of a part, as they are written in the language's folder. Rejects where they cannot be fetched. */
export const fetchPart = async (locale: Locale, part: Part): Promise<object> => {
  // The constant is named here, or builds without simulated parts would bring the file nevertheless.
  if (__SIMULATED__ && isTrial(locale)) {
    const [{ disguise }, texts] = await Promise.all([import('./trials.ts'), english(part)]);
    return disguise(locale, texts);
  }
  const file = await files[`./${locale}/parts/${part}.ts`]?.();
  // What is loaded with a language's own typeface is there when that is.
  await file?.letters;
  const texts = file?.[part];
  if (!texts) throw new Error(`There are no texts for ${part} in ${locale}.`);
  return texts;
};
