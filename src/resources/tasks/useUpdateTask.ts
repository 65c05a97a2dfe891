import { useUpdate } from 'react-admin';
import { failureText } from '#dataProvider/failureText.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { addresses, detailsIn } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, type TaskRecord } from './taskRecord.ts';

export type Edit = Pick<TaskRecord, 'taskTitle' | 'taskDetail' | 'completionDate'>;

/** `problem` says why it failed; there is none of a refusal that ends the session, which is no success either. */
type Saved = { saved: boolean; problem?: Sentence | undefined };

/** Saves what was changed in a task (BT-6, BT-7). Never rejects. */
export const useUpdateTask = () => {
  const notices = useNotices();
  const [update] = useUpdate<TaskRecord>();

  return async (task: TaskRecord, data: Edit): Promise<Saved> => {
    try {
      const params = { id: task.id, data, previousData: task };
      await update('tasks', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('saved.work'), { to: detailsIn(addresses.myTasks, task.id) });
      return { saved: true };
    } catch (error) {
      return { saved: false, problem: failureText(nameOf(task), (t) => t('myTasks.editFailed'), error) };
    }
  };
};
