import { daysLeft } from './daysLeft.ts';

/** Whether a completion date has passed. On the day itself the task is still open; text that is no date never passes. */
export const hasEnded = (completionDate: string, now: Date): boolean => daysLeft(completionDate, now) < 0;
