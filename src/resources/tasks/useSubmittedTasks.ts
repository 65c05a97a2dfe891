import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { Submission } from '#domain/entities.ts';

/** All of them, of a server that sends its lists in pages as well. */
const ALL = { page: 1, perPage: 10_000 } as const;

/**
 * The worker's own submissions by task. A server refuses a second one for a task; to know that beforehand is a help and no
 * more: where the list cannot be read, nothing is marked and the work can be sent all the same.
 */
export const useSubmittedTasks = () => {
  const { data, isLoading } = useGetList<Submission & { id: string }>('submissions', {
    pagination: ALL,
    sort: { field: 'current_date', order: 'ASC' },
  });
  const byTask = useMemo(() => new Map(data?.map((submission) => [submission.task_id, submission])), [data]);
  // Offline nothing is on its way: nobody has to wait for it.
  return { byTask, checking: isLoading };
};
