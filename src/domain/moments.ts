/**
 * Moment that a text names, in milliseconds since 1970; NaN if it is no date. A day without a time begins at local
 * midnight; `Date.parse` would take midnight in UTC, which is the day before in America.
 */
export const momentOf = (text: string): number => {
  const day = text.trim();
  // Some browsers parse '42' and 'Task 2042' as dates: require a year of four digits, something beside it, and no
  // foreign words.
  if (!/\d{4}\D|\D\d{4}/.test(day) || !(day.match(/\p{L}+/gu) ?? []).every((word) => OF_DATES.test(word))) return NaN;
  // Some browsers take February 30 as March 2.
  if (/^\d{4}-\d{2}-\d{2}/.test(day) && !isDay(day.slice(0, 10))) return NaN;
  return Date.parse(DAY.test(day) ? `${day}T00:00` : day);
};

/** Words that a date may contain: English months and weekdays, time zones, am and pm. */
const OF_DATES =
  /^((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{L}*|[ap]m|t|z|gmt|utc|[ecmp][sd]t)$/iu;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Calendar day of a moment in local time, '2026-06-15' (C-25). Canada's date format is that of ISO. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString('en-CA');

/**
 * Number of days from the local calendar day of `from` to that of `to`. It is computed from midnights in UTC, because a
 * local day may have 23 or 25 hours.
 */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000);

/** True for an existing calendar day such as '2026-02-28'. False for February 30, and for the year 0. */
export const isDay = (text: string): boolean => {
  // In UTC, so that server and client agree, because a local time zone may have skipped a day.
  const moment = DAY.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(moment) && !text.startsWith('0000') && new Date(moment).toISOString().startsWith(text);
};

/**
 * True when a calendar day has ended in every time zone; the last is 12 hours behind UTC (C-71). False for a text that
 * is no day.
 */
export const isOverEverywhere = (day: string, now: Date): boolean =>
  isDay(day) && now.getTime() >= Date.parse(day) + (24 + 12) * 60 * 60 * 1000;

/** Start of a local day ('2026-06-15') and of the day after it, in milliseconds since 1970; `to` is exclusive. */
export const spanOf = (day: string): { from: number; to: number } => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const midnight = (at: number) => new Date(year, month - 1, at).getTime();
  return { from: midnight(date), to: midnight(date + 1) };
};

/** Calendar day that is `days` days after `day`, or before it if negative; both days are texts such as '2026-06-15'. */
export const dayAfter = (day: string, days: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date + days));
};
