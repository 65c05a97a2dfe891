import { useI18nProvider } from 'ra-core';
import { worthOf, type Prices } from '#domain/coins.ts';
import { momentOf } from '#domain/moments.ts';
import { usePrices } from '#services/PricesContext.ts';

/** Hook for functions that format numbers, money and times in the current language. */
export const useFormat = (): Formats => {
  const locale = useI18nProvider().getLocale();
  const { currency, payout } = usePrices();
  // The time zone is part of the key, because days are local and a device may travel.
  const key = JSON.stringify([locale, new Date().getTimezoneOffset(), currency, payout]);
  const known = formats.get(key) ?? formatsOf(locale, { currency, payout });
  formats.set(key, known);
  return known;
};

type Formats = ReturnType<typeof formatsOf>;

/** Cache of the formats by language, time zone and prices, because they are slow to create and every row uses them. */
const formats = new Map<string, Formats>();

const formatsOf = (locale: string, prices: Pick<Prices, 'currency' | 'payout'>) => {
  const { minorUnits } = prices.currency;
  const decimals = { minimumFractionDigits: minorUnits, maximumFractionDigits: minorUnits };
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: Math.max(2, minorUnits) });
  const cents = new Intl.NumberFormat(locale, decimals);
  const bare = new Intl.NumberFormat(locale, { useGrouping: false });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dayAlone = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
  const part = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  // In Bangla with 24 hours, because Intl would write a Latin AM or PM after Bangla digits.
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(locale === 'bn' && { hourCycle: 'h23' }) });
  return {
    /** Tag of the language, which `numberOf` needs to read typed numbers. */
    language: locale,
    coins: (count: number): string => whole.format(count),
    /** Whole number without separators: 1284. */
    digits: (count: number): string => bare.format(count),
    /** Value of coins in the currency's main unit, formatted like `dollars`: 1,284.50. */
    worth: (count: number): string => cents.format(Number(worthOf(count, prices))),
    /** Number with at most two decimals, or as many as the currency has if those are more. */
    number: (value: number): string => figure.format(value),
    /** Money in the currency's main unit (dollars, not cents), with all decimals and without the currency's sign. */
    dollars: (value: number): string => cents.format(value),
    /** Local day of a date given as text; a text that is no date is returned unchanged. */
    day: (text: string): string => {
      const moment = momentOf(text);
      return Number.isNaN(moment) ? text : date.format(moment);
    },
    /** Day and month without the year: 'Jun 15'. */
    dayOfYear: (date: Date): string => dayAlone.format(date),
    /** Fraction as a whole percentage: 0.75 → '75%'. */
    percent: (value: number): string => part.format(value),
    /** Local time of day of a moment, given in milliseconds since 1970. */
    time: (at: number): string => clock.format(at),
  };
};
