import { dayAfter, dayOf } from './moments.ts';

type Span = { from: string; to: string };

/**
 * Functions that return the first and last day of a span of days around a given day, all as '2026-06-15'. A week begins
 * on Monday, as in the statistics of earnings.
 */
export const daySpans = {
  today: (day) => ({ from: day, to: day }),
  thisWeek: (day) => {
    const from = dayAfter(day, -((new Date(`${day}T12:00`).getDay() + 6) % 7));
    return { from, to: dayAfter(from, 6) };
  },
  thisMonth: (day) => monthOf(day, 0),
  lastMonth: (day) => monthOf(day, -1),
} as const satisfies Record<string, (day: string) => Span>;

/** First and last day of the month that lies `months` months after a day's month. */
const monthOf = (day: string, months: number): Span => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { from: dayOf(new Date(year, month - 1 + months, 1)), to: dayOf(new Date(year, month + months, 0)) };
};
