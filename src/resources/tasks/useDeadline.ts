import { useMemo } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { daysLeft } from './daysLeft.ts';

/** A completion date for workers: the day, and the days left as a text, '' once they have passed. */
export const useDeadline = () => {
  const t = useT();
  const { day } = useFormat();
  return useMemo(
    () => (completionDate: string) => {
      const days = daysLeft(completionDate, new Date());
      const left = days === 0 ? t('work.lastDay') : days > 0 ? t('work.daysLeft', { smart_count: days }) : '';
      return { day: day(completionDate) || t('tasks.none'), left };
    },
    [t, day],
  );
};
