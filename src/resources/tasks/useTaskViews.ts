import { useMemo } from 'react';
import { dayOf } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import type { View } from '#ui/views/view.ts';

/** How the tasks can be looked at: all, running or ended; by date and pay. A task is running on its completion date still, with open places or full. */
export const useTaskViews = () => {
  const t = useT();
  return useMemo(() => {
    const today = new Date();
    const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
    const sort = { field: 'completionDate', order: 'ASC' } as const;
    return {
      filters: [
        { field: 'completionDate', label: t('tasks.column.ends'), range: 'date' },
        { field: 'payableAmount', label: t('tasks.column.pay'), range: 'number' },
      ] satisfies Filter[],
      views: [
        { key: 'all', label: t('tasks.view.all'), filter: {} },
        { key: 'running', label: t('tasks.view.running'), filter: { completionDate_gte: dayOf(today) }, sort },
        { key: 'ended', label: t('tasks.view.ended'), filter: { completionDate_lte: dayOf(yesterday) }, sort },
      ] satisfies View[],
    };
  }, [t]);
};
