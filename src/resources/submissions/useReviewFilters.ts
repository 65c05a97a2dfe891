import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import type { Task } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { optionsOf } from '#ui/filters/filterValues.ts';
import { useList } from '#ui/grid/useList.ts';
import { cut } from '#ui/text/cut.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

const BY_TITLE = { field: 'task_title', order: 'ASC' } as const;
const NONE: readonly never[] = [];

/**
 * By task, of those that have something to review, and by pay. Costs the list no request of its own, but where a task is chosen
 * whose work has all been decided: its title is known to the buyer's tasks alone.
 */
export const useReviewFilters = (): readonly Filter[] => {
  const t = useT();
  const chosen = optionsOf(useList().filterValues, 'task_id');
  const { data } = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: BY_TITLE });
  const waiting = useMemo(
    () => new Map((data ?? NONE).map(({ task_id, task_title }) => [task_id, cut(task_title || task_id)])),
    [data],
  );
  const decided = chosen.filter((id) => !waiting.has(id));
  const { data: others = NONE } = useGetList<Task & { id: string }>(
    'tasks',
    { filter: { _id: decided }, pagination: ALL_ROWS },
    { enabled: data !== undefined && decided.length > 0 },
  );
  return useMemo(() => {
    const tasks = new Map([...waiting, ...others.map(({ id, taskTitle }) => [id, cut(taskTitle || id)] as const)]);
    return [
      {
        field: 'task_id',
        label: t('review.task'),
        options: [...tasks].map(([value, label]) => ({ value, label })),
      },
      { field: 'payable_amount', label: t('review.column.pay'), range: 'number' },
    ];
  }, [t, waiting, others]);
};
