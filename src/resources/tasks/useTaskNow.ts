import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { failureOf } from '#changes/failureOf.ts';
import { isOnline } from '#dataProvider/online.ts';
import { inOneLine } from '#i18n/sentence.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, type TaskRecord } from './taskRecord.ts';

/**
 * Reads a task and its list anew, before it is asked how many coins come back for its open places: workers may have taken some
 * since. Where it cannot be had it says so; resolves with undefined where there is nothing to ask.
 */
export const useTaskNow = () => {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const { failure } = useNotices();
  return async (task: TaskRecord): Promise<TaskRecord | undefined> => {
    // A read would wait for the connection; the deletion says at once that there is none.
    if (!isOnline()) return task;
    const from = location.href;
    try {
      // The provider remembers lists under the same name as those that are on screen.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('tasks') });
      const { data } = await provider.getOne<TaskRecord>('tasks', { id: task.id });
      // Whoever has gone elsewhere is not asked there, and whoever was signed out is answered with nothing.
      return data.id && location.href === from ? data : undefined;
    } catch (error) {
      console.error(error);
      const { isGone, reason } = failureOf(error);
      failure(
        inOneLine(
          (t) => t('tasks.deleteFailed', { title: nameOf(task) }),
          isGone ? (t) => t('refusal.taskGone') : reason,
        ),
      );
      return undefined;
    }
  };
};
