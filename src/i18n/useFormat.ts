import { useLocale } from 'ra-core';
import { useMemo } from 'react';
import { dollarsOf } from '#domain/coins.ts';

/** Numbers as the chosen language writes them. `dollars` takes coins and answers their worth, two decimals, with the sign. */
export const useFormat = () => {
  const locale = useLocale();
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    });
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
    return {
      coins: (count: number): string => whole.format(count),
      /** A moment of today, in local time. */
      time: (at: number): string => clock.format(at),
      dollars: (coins: number): string => money.format(Number(dollarsOf(coins))),
    };
  }, [locale]);
};
