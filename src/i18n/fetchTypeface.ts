import { PATIENCE } from './patience.ts';

/**
 * Loads the typeface that a language declares, before its texts are shown: every line would move if it came later.
 * Never rejects: without it, or after three seconds, a system font is used.
 */
export const fetchTypeface = async (letters: string): Promise<void> => {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    await Promise.race([document.fonts.load("1em 'Segoe UI Fallback'", letters), patience]);
  } catch {
    // The browser has logged the failure.
  }
};
