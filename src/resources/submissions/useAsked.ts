import { useGetList } from 'react-admin';
import type { Task } from '#domain/entities.ts';
import type { SubmissionRecord } from './submissionRecord.ts';
import { isReworded, useKeptText, type TaskText } from './useKeptText.ts';

const ONE = { page: 1, perPage: 1 } as const;

/** The text is undefined while it `isPending`, and where the task is gone. */
type Asked = Pick<ReturnType<typeof useKeptText>, 'readAgain' | 'isPending'> & {
  asked: TaskText | undefined;
  isReworded: boolean;
};

/** The text of a submission's task: the kept one where the server has it, or that of the buyer's own task. */
export const useAsked = ({ id, task_id }: SubmissionRecord): Asked => {
  const { kept, isPending, readAgain } = useKeptText(id);
  const query = { filter: { _id: task_id }, pagination: ONE };
  const { data, isPending: isAsking } = useGetList<Task & { id: string }>('tasks', query);
  const now = data?.[0];
  // The text of now stands there until the kept one comes: mostly it is the same, and buttons below do not move.
  const asked = kept ?? now;
  return {
    asked,
    isReworded: isReworded(kept, now),
    isPending: asked === undefined && (isPending || isAsking),
    readAgain,
  };
};
