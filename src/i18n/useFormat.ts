import { useI18nProvider } from 'ra-core';
import { worthOf, type Prices } from '#domain/coins.ts';
import { momentOf } from '#domain/moments.ts';
import { usePrices } from '#services/PricesContext.ts';

/** Formats of numbers and times in the current language. */
export const useFormat = (): Formats => {
  const locale = useI18nProvider().getLocale();
  const { currency, payout } = usePrices();
  // The zone is part of the key, as days are local and a device may travel.
  const key = JSON.stringify([locale, new Date().getTimezoneOffset(), currency, payout]);
  const known = formats.get(key) ?? formatsOf(locale, { currency, payout });
  formats.set(key, known);
  return known;
};

type Formats = ReturnType<typeof formatsOf>;

/** Cache by language, zone and prices: formats are slow to create, and every row uses them. */
const formats = new Map<string, Formats>();

const formatsOf = (locale: string, prices: Pick<Prices, 'currency' | 'payout'>) => {
  const { minorUnits } = prices.currency;
  const decimals = { minimumFractionDigits: minorUnits, maximumFractionDigits: minorUnits };
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: Math.max(2, minorUnits) });
  const cents = new Intl.NumberFormat(locale, decimals);
  const bare = new Intl.NumberFormat(locale, { useGrouping: false });
  const bareCents = new Intl.NumberFormat(locale, { ...decimals, useGrouping: false });
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
    /** Value of coins as money, with all decimals, without separators and sign: 1284.50. */
    worth: (count: number): string => bareCents.format(Number(worthOf(count, prices))),
    /** Number with up to two decimals, or those of the currency. */
    number: (value: number): string => figure.format(value),
    /** Money with all decimals, without a sign. */
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
