import { useGetList } from 'react-admin';
import type { Task } from '#domain/entities.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

const ONE = { page: 1, perPage: 1 } as const;

/** What the task of a submission asked for, out of the buyer's own tasks; '' where it is not known, or not any more. */
export const useRequestedProof = ({ task_id }: SubmissionRecord): string => {
  const { data } = useGetList<Task & { id: string }>('tasks', { filter: { _id: task_id }, pagination: ONE });
  return data?.[0]?.submissionInfo ?? '';
};
