import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { cut } from '#ui/text/cut.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

const BY_TITLE = { field: 'task_title', order: 'ASC' } as const;
const NONE: readonly SubmissionRecord[] = [];

/** By task, of those that have something to review, and by pay. Costs the list no request of its own. */
export const useReviewFilters = (): readonly Filter[] => {
  const t = useT();
  const { data = NONE } = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: BY_TITLE });
  return useMemo(() => {
    const tasks = new Map(data.map(({ task_id, task_title }) => [task_id, cut(task_title || task_id)]));
    return [
      {
        field: 'task_id',
        label: t('review.task'),
        options: [...tasks].map(([value, label]) => ({ value, label })),
      },
      { field: 'payable_amount', label: t('review.column.pay'), range: 'number' },
    ];
  }, [t, data]);
};
