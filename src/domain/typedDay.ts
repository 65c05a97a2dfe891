import { seen } from './unseen.ts';
import { plainDigits } from './wholeNumber.ts';

/** Day as typed, trimmed and in ASCII digits: ' ২০২৬-০৬-১৫' → '2026-06-15'. `isDay` says whether it is a day. */
export const typedDay = (text: string): string => plainDigits(seen(text));
