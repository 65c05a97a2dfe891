import { useUpdate } from 'react-admin';
import { useFailureText } from '#dataProvider/useFailureText.ts';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, type TaskRecord } from './taskRecord.ts';

export type Edit = Pick<TaskRecord, 'taskTitle' | 'taskDetail' | 'completionDate'>;

/** Saves what was changed in a task (BT-6, BT-7). Resolves with why it failed, or with undefined once it is done. */
export const useUpdateTask = () => {
  const t = useT();
  const notices = useNotices();
  const failureText = useFailureText();
  const [update] = useUpdate<TaskRecord>();

  return async (task: TaskRecord, data: Edit): Promise<string | undefined> => {
    try {
      const params = { id: task.id, data, previousData: task };
      await update('tasks', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success(t('saved.work'));
      return undefined;
    } catch (error) {
      return failureText(nameOf(task), t('myTasks.editFailed'), error);
    }
  };
};
