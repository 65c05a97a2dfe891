import { useMemo } from 'react';
import { dollarsOf } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { daysLeft } from './daysLeft.ts';

/**
 * The texts of a task's terms for workers: its pay in coins, the dollars that these can be cashed in for (20 coins each), and
 * its deadline as the day and the days left, '' once they have passed.
 */
export const useTerms = () => {
  const t = useT();
  const { day, dollars } = useFormat();
  return useMemo(
    () => ({
      inCoins: (coins: number): string => t('tasks.coins', { smart_count: coins }),
      inDollars: (coins: number): string => t('tasks.dollars', { amount: dollars(Number(dollarsOf(coins))) }),
      deadline: (completionDate: string) => {
        const days = daysLeft(completionDate, new Date());
        const left = days === 0 ? t('work.lastDay') : days > 0 ? t('work.daysLeft', { smart_count: days }) : '';
        return { day: day(completionDate) || t('tasks.none'), left };
      },
    }),
    [t, day, dollars],
  );
};
