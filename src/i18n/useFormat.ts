import { useI18nProvider } from 'ra-core';
import { dollarsOf } from '#domain/coins.ts';
import { momentOf } from '#domain/moments.ts';

/** Formats of numbers and times in the current language. */
export const useFormat = (): Formats => {
  const locale = useI18nProvider().getLocale();
  // The zone is part of the key, as days are local and a device may travel.
  const key = `${locale} ${String(new Date().getTimezoneOffset())}`;
  const known = formats.get(key) ?? formatsOf(locale);
  formats.set(key, known);
  return known;
};

type Formats = ReturnType<typeof formatsOf>;

/** Cache by language and zone: formats are slow to create, and every row uses them. */
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
    /** Language tag, for `numberOf`, which reads typed numbers. */
    language: locale,
    coins: (count: number): string => whole.format(count),
    /** Whole number without separators: 1284. */
    digits: (count: number): string => bare.format(count),
    /** Value of coins in dollars, with two decimals, without separators and sign: 1284.50. */
    worth: (count: number): string => bareCents.format(Number(dollarsOf(count))),
    /** Number with up to two decimals. */
    number: (value: number): string => figure.format(value),
    /** Dollars with two decimals, without a sign. */
    dollars: (value: number): string => cents.format(value),
    /** Local day of a date in text; other text stays. */
    day: (text: string): string => {
      const moment = momentOf(text);
      return Number.isNaN(moment) ? text : date.format(moment);
    },
    /** Day without its year: 'Jun 15'. */
    dayOfYear: (date: Date): string => dayAlone.format(date),
    /** Fraction as a whole percentage: 0.75 is '75%'. */
    percent: (value: number): string => part.format(value),
    /** Local time of a moment of today. */
    time: (at: number): string => clock.format(at),
  };
};
