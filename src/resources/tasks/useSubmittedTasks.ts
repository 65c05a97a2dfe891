import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import type { Submission } from '#domain/entities.ts';
import { submissionStatus } from '#domain/rules.ts';

/**
 * The worker's own submissions by task: the latest, but a rejected one only where no other exists. It is a help and no more:
 * when the list cannot be read, nothing is marked and work can be submitted all the same.
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
  // False while offline, where the read is paused.
  return { byTask, checking: isLoading };
};
