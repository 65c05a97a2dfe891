import { dayOf, momentOf } from '#domain/moments.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The whole calendar days of the reader until a task's last one. 0 on that day, negative after it; NaN for text that is no date.
 */
export const daysLeft = (completionDate: string, now: Date): number => {
  const moment = momentOf(completionDate);
  if (Number.isNaN(moment)) return NaN;
  // Counted in Greenwich, where no day has 23 hours.
  return Math.round((Date.parse(dayOf(new Date(moment))) - Date.parse(dayOf(now))) / DAY);
};

/** True when a completion date has passed. On the day itself the task is still open; text that is no date never passes. */
export const hasEnded = (completionDate: string, now: Date): boolean => daysLeft(completionDate, now) < 0;
