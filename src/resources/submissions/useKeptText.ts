import { useCanAccess, useGetOne } from 'react-admin';
import { failureOf } from '#changes/failureOf.ts';
import type { Records } from '#dataProvider/bindings.ts';

type KeptText = Records['keptTexts']['record'];
/** The words of a task: title, detail, and the proof that it asks for. */
export type TaskText = Pick<KeptText, 'taskTitle' | 'taskDetail' | 'submissionInfo'>;

type Kept = {
  kept: KeptText | undefined;
  isPending: boolean;
  /** Reads the text once more; undefined unless it could not be read. */
  readAgain: (() => void) | undefined;
};

/** The text that work was done for, by the submission's id (C-73). It never changes; a server without the extra has none (C-67). */
export const useKeptText = (id: string | undefined): Kept => {
  const { canAccess, isPending } = useCanAccess({ resource: 'keptTexts', action: 'show' });
  const enabled = canAccess === true && id !== undefined;
  const once = { enabled, retry: false, staleTime: Infinity };
  const { data, error, isPending: isReading, refetch } = useGetOne<KeptText>('keptTexts', { id: id ?? '' }, once);
  const isUnread = data === undefined && error !== null && !failureOf(error).isGone;
  return {
    kept: data,
    isPending: isPending || (enabled && isReading),
    readAgain: isUnread ? () => void refetch() : undefined,
  };
};

/** True for a task that reads otherwise now than it did for whoever worked on it. */
export const isReworded = (kept: TaskText | undefined, now: TaskText | undefined): boolean =>
  kept !== undefined && now !== undefined && texts.some((name) => kept[name] !== now[name]);

const texts = ['taskTitle', 'taskDetail', 'submissionInfo'] as const;
