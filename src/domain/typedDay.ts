import { seen } from './unseen.ts';
import { plainDigits } from './wholeNumber.ts';

/**
 * Day as a user typed it, trimmed and in ASCII digits: ' ২০২৬-০৬-১৫' → '2026-06-15'. It is not validated; see `isDay`.
 */
export const typedDay = (text: string): string => plainDigits(seen(text));
