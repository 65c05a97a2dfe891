import { PATIENCE } from './patience.ts';

/**
 * Fetches the typeface that a language has declared for its letters, before anything is drawn in it, as every line would move when
 * it comes later. Never rejects: where it cannot be had, or takes too long, the machine's own letters stand in.
 */
export const fetchTypeface = async (letters: string): Promise<void> => {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    await Promise.race([document.fonts.load("1em 'Segoe UI Fallback'", letters), patience]);
  } catch {
    // The browser has said so on its console.
  }
};
