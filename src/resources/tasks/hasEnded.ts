import { dayOf, momentOf } from '#domain/moments.ts';

/** Whether a completion date has passed. On the day itself the task is still open; text that is no date never passes. */
export const hasEnded = (completionDate: string, now: Date): boolean => {
  const moment = momentOf(completionDate);
  return !Number.isNaN(moment) && dayOf(new Date(moment)) < dayOf(now);
};
