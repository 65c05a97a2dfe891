import { momentOf } from './moments.ts';

/** The calendar day where the reader is, some days after a moment: '2026-06-15' (C-25). */
export const localDay = (moment: Date, after = 0): string => {
  const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + after);
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`;
};

/** Whether a task's completion date has passed; on the day itself it is still open, and text that is no date never ends. */
export const hasEnded = (completionDate: string, now: Date): boolean => {
  const moment = momentOf(completionDate);
  return !Number.isNaN(moment) && localDay(new Date(moment)) < localDay(now);
};
