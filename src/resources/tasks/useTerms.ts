import { useMemo } from 'react';
import { dollarsOf } from '#domain/coins.ts';
import { dayOf, momentOf } from '#domain/moments.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/** The texts of a task's terms for workers: its pay, and its deadline. */
export const useTerms = () => {
  const t = useT();
  const { day, dollars } = useFormat();
  return useMemo(
    () => ({
      inCoins: (coins: number): string => t('tasks.coins', { smart_count: coins }),
      /** The dollars that coins can be cashed in for (20 coins each). */
      inDollars: (coins: number): string => t('tasks.dollars', { amount: dollars(Number(dollarsOf(coins))) }),
      /** The day, and the days left, '' once they have passed. */
      deadline: (completionDate: string) => {
        const days = daysLeft(completionDate, new Date());
        const left = days === 0 ? t('work.lastDay') : days > 0 ? t('work.daysLeft', { smart_count: days }) : '';
        return { day: day(completionDate) || t('tasks.none'), left };
      },
    }),
    [t, day, dollars],
  );
};

const DAY = 24 * 60 * 60 * 1000;

/**
 * The whole calendar days of the reader until a task's last one. 0 on that day, negative after it; NaN for text that is no date.
 */
export const daysLeft = (completionDate: string, now: Date): number => {
  const moment = momentOf(completionDate);
  if (Number.isNaN(moment)) return NaN;
  // Counted in Greenwich, where no day has 23 hours.
  return Math.round((Date.parse(dayOf(new Date(moment))) - Date.parse(dayOf(now))) / DAY);
};

/** True when a completion date has passed. On the day itself the task is still open; text that is no date never passes. */
export const hasEnded = (completionDate: string, now: Date): boolean => daysLeft(completionDate, now) < 0;
