import { useGetList } from 'react-admin';
import type { Task } from '#domain/entities.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

const ONE = { page: 1, perPage: 1 } as const;

/**
 * The task that a submission is for, out of the buyer's own; undefined where it is not known, or not any more, and until then while
 * it `isPending`.
 */
export const useTaskOf = ({ task_id }: SubmissionRecord): { task: Task | undefined; isPending: boolean } => {
  const query = { filter: { _id: task_id }, pagination: ONE };
  const { data, isPending } = useGetList<Task & { id: string }>('tasks', query);
  return { task: data?.[0], isPending };
};
