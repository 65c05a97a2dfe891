import { useCanAccess, useGetOne, useGetList } from 'react-admin';
import { failureOf } from '#changes/failureOf.ts';
import type { Records } from '#dataProvider/bindings.ts';
import type { Task } from '#domain/entities.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

type KeptText = Records['keptTexts']['record'];
/** The words of a task: title, detail, and the proof that it asks for. */
type TaskText = Pick<KeptText, 'taskTitle' | 'taskDetail' | 'submissionInfo'>;

/** The text that work was done for, by the submission's id (C-73). It never changes; a server without the extra has none (C-67). */
export const useKeptText = (id: string | undefined) => {
  const { canAccess, isPending } = useCanAccess({ resource: 'keptTexts', action: 'show' });
  const enabled = canAccess === true && id !== undefined;
  const once = { enabled, retry: false, staleTime: Infinity };
  const { data, error, isPending: isReading, refetch } = useGetOne<KeptText>('keptTexts', { id: id ?? '' }, once);
  const isUnread = data === undefined && error !== null && !failureOf(error).isGone;
  return {
    kept: data,
    isPending: isPending || (enabled && isReading),
    /** Reads the text once more; undefined unless it could not be read. */
    readAgain: isUnread ? () => void refetch() : undefined,
  };
};

/** True for a task that reads otherwise now than it did for whoever worked on it. */
export const isReworded = (kept: TaskText | undefined, now: TaskText | undefined): boolean =>
  kept !== undefined && now !== undefined && texts.some((name) => kept[name] !== now[name]);

const texts = ['taskTitle', 'taskDetail', 'submissionInfo'] as const;

const ONE = { page: 1, perPage: 1 } as const;

/** The text of a submission's task: the kept one where the server has it, or that of the buyer's own task. */
export const useAsked = ({ id, task_id }: SubmissionRecord) => {
  const { kept, isPending, readAgain } = useKeptText(id);
  const query = { filter: { _id: task_id }, pagination: ONE };
  const { data, isPending: isAsking } = useGetList<Task & { id: string }>('tasks', query);
  const now = data?.[0];
  // The text of now stands there until the kept one comes: mostly it is the same, and buttons below do not move.
  const asked: TaskText | undefined = kept ?? now;
  return {
    /** Undefined while it `isPending`, and where the task is gone. */
    asked,
    isReworded: isReworded(kept, now),
    isPending: asked === undefined && (isPending || isAsking),
    readAgain,
  };
};
