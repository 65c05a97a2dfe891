import { languages, type Locale } from './languages.ts';

/** What declares the typeface that a language brings: a file of its folder, for those whose letters many machines lack. */
const files = import.meta.glob('./*/typeface.css');

/** As long as browsers wait for a typeface before they show a text without it. */
export const PATIENCE = 3000;

/**
 * Fetches a language's typeface before anything is drawn in it, as every line would move when it comes later. Never rejects: where
 * it cannot be had, or takes too long, the machine's own letters stand in.
 */
export const fetchTypeface = async (locale: Locale): Promise<void> => {
  const declare = files[`./${locale}/typeface.css`];
  if (!declare) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    await declare();
    await Promise.race([document.fonts.load("1em 'Segoe UI Fallback'", languages[locale]?.name), patience]);
  } catch {
    // The browser has said so on its console.
  }
};
