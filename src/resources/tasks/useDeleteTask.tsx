import Typography from '@mui/material/Typography';
import { useDelete } from 'react-admin';
import { useFailureNotice } from '#dataProvider/useFailureNotice.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses, detailsIn } from '#product.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, setAside, type TaskRecord } from './taskRecord.ts';

type DeleteTaskOptions = {
  /** Of the own task: the question says how many coins come back. */
  own?: boolean | undefined;
  onDeleted?: (() => void) | undefined;
};

/** Deletes a task after one question (AT-5, BT-8, C-19). */
export const useDeleteTask = (task: TaskRecord, { own = false, onDeleted }: DeleteTaskOptions) => {
  const t = useT();
  const worth = useWorth();
  const confirm = useConfirm();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [remove, { isPending }] = useDelete<TaskRecord>();

  const deleteTask = async () => {
    const title = nameOf(task);
    const list = own ? addresses.myTasks : addresses.manageTasks;
    const refund = own && t('myTasks.refund', { coins: worth(setAside(task)) });
    const details = refund && <Typography sx={{ mt: 1, fontWeight: 600 }}>{refund}</Typography>;
    if (!(await confirm({ subject: title, warning: t('confirm.cannotBeReverted'), details }))) return;
    await remove(
      'tasks',
      { id: task.id, previousData: task },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notices.success((t) => t('tasks.deleted'));
          onDeleted?.();
        },
        onError: (error) =>
          sayFailed(title, (t) => t('tasks.deleteFailed', { title }), error, detailsIn(list, task.id)),
      },
    );
  };
  return { deleteTask, isPending };
};
