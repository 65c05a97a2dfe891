/**
 * The moment that a date in text means, in milliseconds since 1970; NaN where it is none. A day without a time is that day
 * where the reader is: to the letter of the standard it would begin in Greenwich, and be the day before in America.
 */
export const momentOf = (text: string): number => {
  const day = text.trim();
  // To some browsers '42' and 'Task 2042' are days: a date has a year in full, and more than that, but no words of its own.
  if (!/\d{4}\D|\D\d{4}/.test(day) || !(day.match(/\p{L}+/gu) ?? []).every((word) => OF_DATES.test(word))) return NaN;
  return Date.parse(DAY.test(day) ? `${day}T00:00` : day);
};

/** English names of months and days, and what stands beside a time. */
const OF_DATES =
  /^((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{L}*|[ap]m|t|z|gmt|utc|[ecmp][sd]t)$/iu;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The calendar day where the reader is, '2026-06-15' (C-25). Canada writes its dates as ISO does. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString('en-CA');

/** True for a day that the calendar has, as '2026-02-28'; the thirtieth of February is none, nor is any of a year 0. */
export const isDay = (text: string): boolean => {
  // In Greenwich, so that server and client say the same of it: where they are, a day may have been left out.
  const moment = DAY.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(moment) && !text.startsWith('0000') && new Date(moment).toISOString().startsWith(text);
};

/** Whether a calendar day has ended everywhere on earth: last of all twelve hours west of Greenwich (C-71). A text that is no day never ends. */
export const isOverEverywhere = (day: string, now: Date): boolean =>
  isDay(day) && now.getTime() >= Date.parse(day) + (24 + 12) * 60 * 60 * 1000;

/** The moments between which a day lies where the reader is: from its first one to the next day's first, which is not in it. */
export const spanOf = (day: string): { from: number; to: number } => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const midnight = (at: number) => new Date(year, month - 1, at).getTime();
  return { from: midnight(date), to: midnight(date + 1) };
};

/** The calendar day that comes so many days after another, before it where `days` is below zero. */
export const dayAfter = (day: string, days: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date + days));
};
