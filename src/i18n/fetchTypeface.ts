import { PATIENCE } from './patience.ts';

/**
 * Loads the typeface for a language before its texts are shown, because every line would move if the typeface came
 * later. `letters` is a sample of the script. It never rejects: without the typeface, or after three seconds, a system
 * font is used.
 */
export const fetchTypeface = async (letters: string): Promise<void> => {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    await Promise.race([document.fonts.load("1em 'Segoe UI Fallback'", letters), patience]);
  } catch {
    // The browser has logged the failure.
  }
};
