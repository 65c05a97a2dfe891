import { useMemo } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import type { Column } from '#ui/grid/column.ts';
import { Truncated } from '#ui/text/Truncated.tsx';
import { nameOf, titleIdOf, type TaskRecord } from './taskRecord.ts';

/** Hook that returns the columns that all lists of tasks share: title, open places and completion date. */
export const useSharedColumns = () => {
  const t = useT();
  const { number, day } = useFormat();
  return useMemo(
    () => ({
      title: {
        field: 'taskTitle',
        name: t('tasks.column.title'),
        flex: 1,
        minWidth: 150,
        tight: 100,
        card: 'heading',
        text: nameOf,
        cell: (task) => (
          <Truncated id={titleIdOf(task)} wraps>
            {nameOf(task)}
          </Truncated>
        ),
      } satisfies Column<TaskRecord>,
      places: {
        field: 'requiredWorkers',
        name: t('tasks.column.places'),
        kind: 'number',
        flex: 0.52,
        minWidth: 104,
        tight: 80,
        text: ({ requiredWorkers }) => number(requiredWorkers),
      } satisfies Column<TaskRecord>,
      ends: {
        field: 'completionDate',
        name: t('tasks.column.ends'),
        flex: 0.5,
        minWidth: 124,
        tight: 112,
        text: ({ completionDate }) => day(completionDate),
      } satisfies Column<TaskRecord>,
    }),
    [t, number, day],
  );
};
