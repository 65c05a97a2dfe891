import { useMemo } from 'react';
import { dayAfter } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { useToday } from '#ui/page/useToday.ts';
import type { View } from '#ui/views/view.ts';

/**
 * The filters and views of tasks: all, running or ended; by date and pay. A task is still running on its completion date, with
 * open places or full.
 */
export const useTaskViews = () => {
  const t = useT();
  const today = useToday();
  return useMemo(() => {
    const sort = { field: 'completionDate', order: 'ASC' } as const;
    return {
      filters: [
        { field: 'completionDate', label: t('tasks.column.ends'), range: 'date' },
        { field: 'payableAmount', label: t('tasks.column.pay'), range: 'number' },
      ] satisfies Filter[],
      views: [
        { key: 'all', label: t('tasks.view.all'), filter: {} },
        { key: 'running', label: t('tasks.view.running'), filter: { completionDate_gte: today }, sort },
        { key: 'ended', label: t('tasks.view.ended'), filter: { completionDate_lte: dayAfter(today, -1) }, sort },
      ] satisfies View[],
    };
  }, [t, today]);
};
