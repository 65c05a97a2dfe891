import { seen } from './unseen.ts';
import { plainDigits } from './wholeNumber.ts';

/** What was typed for a day, with the digits of any script: ' ২০২৬-০৬-১৫' → '2026-06-15'. Whether it is a day is `isDay`'s to say. */
export const typedDay = (text: string): string => plainDigits(seen(text));
