import { useMemo } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import type { Column } from '#ui/grid/column.ts';
import type { TaskRecord } from './taskRecord.ts';

/** The columns that every list of tasks has. */
export const useSharedColumns = () => {
  const t = useT();
  const { number, day } = useFormat();
  return useMemo(
    () => ({
      places: {
        field: 'requiredWorkers',
        name: t('tasks.column.places'),
        kind: 'number',
        width: 172,
        text: ({ requiredWorkers }) => number(requiredWorkers),
      } satisfies Column<TaskRecord>,
      ends: {
        field: 'completionDate',
        name: t('tasks.column.ends'),
        width: 172,
        text: ({ completionDate }) => day(completionDate),
      } satisfies Column<TaskRecord>,
    }),
    [t, number, day],
  );
};
