import { useGetList } from 'react-admin';
import type { Task } from '#domain/entities.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

const ONE = { page: 1, perPage: 1 } as const;

/** The task of a submission, out of the buyer's own; undefined while it `isPending`, and where it is unknown or was deleted. */
export const useTaskOf = ({ task_id }: SubmissionRecord): { task: Task | undefined; isPending: boolean } => {
  const query = { filter: { _id: task_id }, pagination: ONE };
  const { data, isPending } = useGetList<Task & { id: string }>('tasks', query);
  return { task: data?.[0], isPending };
};
