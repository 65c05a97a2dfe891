import { useDelete } from 'react-admin';
import { useFailureNotice } from '#dataProvider/useFailureNotice.ts';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, type TaskRecord } from './taskRecord.ts';

/** Deletes a task after one question (AT-5, C-19). */
export const useDeleteTask = (task: TaskRecord, onDeleted?: () => void) => {
  const t = useT();
  const confirm = useConfirm();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [remove, { isPending }] = useDelete<TaskRecord>();

  const deleteTask = async () => {
    const title = nameOf(task);
    if (!(await confirm({ subject: title, warning: t('confirm.cannotBeReverted') }))) return;
    await remove(
      'tasks',
      { id: task.id, previousData: task },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notices.success(t('tasks.deleted'));
          onDeleted?.();
        },
        onError: (error) => sayFailed(title, t('tasks.deleteFailed', { title }), error),
      },
    );
  };
  return { deleteTask, isPending };
};
