import { dayOf, momentOf } from '#domain/moments.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whole calendar days, where the reader is, until a task's last one: 0 on the day itself, negative after it; NaN for text that is no date. */
export const daysLeft = (completionDate: string, now: Date): number => {
  const moment = momentOf(completionDate);
  if (Number.isNaN(moment)) return NaN;
  // Counted in Greenwich, where no day has 23 hours.
  return Math.round((Date.parse(dayOf(new Date(moment))) - Date.parse(dayOf(now))) / DAY);
};
