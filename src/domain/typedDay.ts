import { seen } from './unseen.ts';
import { plainDigits } from './wholeNumber.ts';

/**
 * Day as typed, in ASCII digits with two for month and day: ' ২০২৬/৬/১৫' → '2026-06-15'. Any other text is only
 * trimmed; `isDay` says whether it is a day.
 */
export const typedDay = (text: string): string => {
  const plain = plainDigits(seen(text));
  const [, year, month = '', day = ''] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain)?.toSpliced(2, 1) ?? [];
  return year === undefined ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
