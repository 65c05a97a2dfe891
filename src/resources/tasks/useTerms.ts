import { useMemo } from 'react';
import { worthOf } from '#domain/coins.ts';
import { daysBetween, momentOf } from '#domain/moments.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';

/**
 * Hook that returns functions to write a task's terms as text: a worker's pay, in coins or in dollars, and the
 * deadline.
 */
export const useTerms = () => {
  const t = useT();
  const { day, dollars } = useFormat();
  const prices = usePrices();
  return useMemo(
    () => ({
      inCoins: (coins: number): string => t('tasks.coins', { smart_count: coins }),
      /** Dollars that the coins are worth when withdrawn, as text. */
      inDollars: (coins: number): string => t('tasks.dollars', { amount: dollars(Number(worthOf(coins, prices))) }),
      /** Completion date (`day`) and the days left (`left`) as texts; `left` is '' once the date has passed. */
      deadline: (completionDate: string) => {
        const days = daysLeft(completionDate, new Date());
        const left = days === 0 ? t('work.lastDay') : days > 0 ? t('work.daysLeft', { smart_count: days }) : '';
        return { day: day(completionDate) || t('tasks.none'), left };
      },
    }),
    [t, day, dollars, prices],
  );
};

/**
 * Whole calendar days, in local time, until a task's completion date. 0 on that day, negative after it; NaN for text
 * that is no date.
 */
export const daysLeft = (completionDate: string, now: Date): number => {
  const moment = momentOf(completionDate);
  return Number.isNaN(moment) ? NaN : daysBetween(now, new Date(moment));
};

/** True when the completion date has passed in local time. False on the day itself, and for text that is no date. */
export const hasEnded = (completionDate: string, now: Date): boolean => daysLeft(completionDate, now) < 0;
