import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import type { Submission } from '#domain/entities.ts';
import { submissionStatus } from '#domain/rules.ts';

/**
 * Hook that returns the worker's own submissions by task id: for each task the latest, but a rejected one only if there
 * is no other. When the list cannot be read, `byTask` is empty and no task is marked; work can be submitted all the
 * same. `checking` is true while the list is being loaded.
 */
export const useSubmittedTasks = () => {
  const { data, isLoading } = useGetList<Submission & { id: string }>('submissions', {
    pagination: ALL_ROWS,
    sort: { field: 'current_date', order: 'ASC' },
  });
  const byTask = useMemo(() => {
    const counts = ({ status }: Submission) => submissionStatus(status) !== 'rejected';
    const inOrder = [...(data?.filter((one) => !counts(one)) ?? []), ...(data?.filter(counts) ?? [])];
    return new Map(inOrder.map((submission) => [submission.task_id, submission]));
  }, [data]);
  // `isLoading` is false while offline, when the request is paused.
  return { byTask, checking: isLoading };
};
