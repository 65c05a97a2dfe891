import { useMemo } from 'react';
import { localDay } from '#domain/days.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import type { View } from '#ui/views/view.ts';

/** The built-in ways to look at the tasks. A task is open on its completion date, and ended from the next day on. */
export const useTaskViews = (): readonly View[] => {
  const t = useT();
  return useMemo(() => {
    const now = new Date();
    const sort = { field: 'completionDate', order: 'ASC' } as const;
    return [
      { key: 'all', label: t('tasks.view.all'), filter: {} },
      { key: 'open', label: t('tasks.view.open'), filter: { completionDate_gte: localDay(now) }, sort },
      { key: 'ended', label: t('tasks.view.ended'), filter: { completionDate_lte: localDay(now, -1) }, sort },
    ];
  }, [t]);
};

export const useTaskFilters = (): readonly Filter[] => {
  const t = useT();
  return useMemo(
    () => [
      { field: 'completionDate', label: t('tasks.column.ends'), range: 'date' },
      { field: 'payableAmount', label: t('tasks.column.pay'), range: 'number' },
    ],
    [t],
  );
};
