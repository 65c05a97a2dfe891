import { useLocale } from 'ra-core';
import { useMemo } from 'react';

/** Numbers and times as the chosen language writes them. */
export const useFormat = () => {
  const locale = useLocale();
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
    return {
      coins: (count: number): string => whole.format(count),
      /** A moment of today, in local time. */
      time: (at: number): string => clock.format(at),
    };
  }, [locale]);
};
