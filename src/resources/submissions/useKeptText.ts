import { useCanAccess, useGetOne } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';

type KeptText = Records['keptTexts']['record'];
/** What a task asks for, in its own words. */
export type TaskText = Pick<KeptText, 'taskTitle' | 'taskDetail' | 'submissionInfo'>;

/**
 * The text that work was done for, by the submission's id (C-73); undefined where the server cannot say it (C-67), and until then
 * while it `isPending`. It never changes.
 */
export const useKeptText = (id: string | undefined): { kept: KeptText | undefined; isPending: boolean } => {
  const { canAccess, isPending } = useCanAccess({ resource: 'keptTexts', action: 'show' });
  const enabled = canAccess === true && id !== undefined;
  const once = { enabled, retry: false, staleTime: Infinity };
  const { data, isLoading } = useGetOne<KeptText>('keptTexts', { id: id ?? '' }, once);
  return { kept: data, isPending: isPending || isLoading };
};

/** Whether a task reads otherwise now than it did for whoever worked on it. */
export const isReworded = (kept: TaskText | undefined, now: TaskText | undefined): boolean =>
  kept !== undefined && now !== undefined && texts.some((name) => kept[name] !== now[name]);

const texts = ['taskTitle', 'taskDetail', 'submissionInfo'] as const;
