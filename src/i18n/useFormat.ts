import { useI18nProvider } from 'ra-core';
import { dollarsOf } from '#domain/coins.ts';
import { momentOf } from '#domain/moments.ts';

/** Numbers and times as the chosen language writes them. */
export const useFormat = (): Formats => {
  const locale = useI18nProvider().getLocale();
  // Days are local, and a traveller's device moves to another zone.
  const key = `${locale} ${String(new Date().getTimezoneOffset())}`;
  const known = formats.get(key) ?? formatsOf(locale);
  formats.set(key, known);
  return known;
};

type Formats = ReturnType<typeof formatsOf>;

/** By language and zone: every row of a list needs them, and they are slow to make. */
const formats = new Map<string, Formats>();

const formatsOf = (locale: string) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const bare = new Intl.NumberFormat(locale, { useGrouping: false });
  const bareCents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dayAlone = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
  const part = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return {
    /** Its tag, to read what was typed by: `numberOf`. */
    language: locale,
    coins: (count: number): string => whole.format(count),
    /** A whole number in one piece: 1284. */
    digits: (count: number): string => bare.format(count),
    /** What coins are worth, with two decimals, in one piece and without a sign: 1284.50. */
    worth: (count: number): string => bareCents.format(Number(dollarsOf(count))),
    /** Any number, with as many decimals as it has, two at most. */
    number: (value: number): string => figure.format(value),
    /** Dollars with two decimals and no sign. */
    dollars: (value: number): string => cents.format(value),
    /** The local day of a date that came as text; text that is no date stays as it is. */
    day: (text: string): string => {
      const moment = momentOf(text);
      return Number.isNaN(moment) ? text : date.format(moment);
    },
    /** A day of this or the last year: 'Jun 15'. */
    dayOfYear: (date: Date): string => dayAlone.format(date),
    /** A part of one, as a whole percentage: 0.75 is '75%'. */
    percent: (value: number): string => part.format(value),
    /** A moment of today, in local time. */
    time: (at: number): string => clock.format(at),
  };
};
