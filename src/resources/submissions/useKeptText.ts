import { useCanAccess, useGetOne, useGetList } from 'react-admin';
import { failureOf } from '#changes/failureOf.ts';
import type { Records } from '#dataProvider/bindings.ts';
import type { Task } from '#domain/entities.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

type KeptText = Records['keptTexts']['record'];
/** Texts of a task: title, detail, and the proof that it asks for. */
type TaskText = Pick<KeptText, 'taskTitle' | 'taskDetail' | 'submissionInfo'>;

/**
 * Hook that reads the kept text: the task's text as it was when the submission `id` was handed in (C-73). `kept` is
 * undefined until it is read, if it cannot be read, and when the server does not announce the extra `keptTexts` (C-67).
 */
export const useKeptText = (id: string | undefined) => {
  const { canAccess, isPending } = useCanAccess({ resource: 'keptTexts', action: 'show' });
  const enabled = canAccess === true && id !== undefined;
  const once = { enabled, retry: false, staleTime: Infinity };
  const { data, error, isPending: isReading, refetch } = useGetOne<KeptText>('keptTexts', { id: id ?? '' }, once);
  const isUnread = data === undefined && error !== null && !failureOf(error).isGone;
  return {
    kept: data,
    isPending: isPending || (enabled && isReading),
    /** Function that reads the text again; defined only after a read has failed. */
    readAgain: isUnread ? () => void refetch() : undefined,
  };
};

/** True when the task's texts differ now from those that the submission was made for; false while either is unknown. */
export const isReworded = (kept: TaskText | undefined, now: TaskText | undefined): boolean =>
  kept !== undefined && now !== undefined && texts.some((name) => kept[name] !== now[name]);

const texts = ['taskTitle', 'taskDetail', 'submissionInfo'] as const;

const ONE = { page: 1, perPage: 1 } as const;

/**
 * Hook that returns the texts of a submission's task, for its buyer. If the server has kept them, they are as they were
 * when the work was handed in; otherwise as they are now.
 */
export const useAsked = ({ id, task_id }: SubmissionRecord) => {
  const { kept, isPending, readAgain } = useKeptText(id);
  const query = { filter: { _id: task_id }, pagination: ONE };
  const { data, isPending: isAsking } = useGetList<Task & { id: string }>('tasks', query);
  const now = data?.[0];
  // The present text stands there until the kept one arrives: mostly they are the same, and the buttons below do not move.
  const asked: TaskText | undefined = kept ?? now;
  return {
    /** Texts of the task; undefined while `isPending`, or if the task was deleted and its texts were not kept. */
    asked,
    isReworded: isReworded(kept, now),
    isPending: asked === undefined && (isPending || isAsking),
    readAgain,
  };
};
