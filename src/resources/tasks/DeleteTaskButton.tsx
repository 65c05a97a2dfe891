import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDeleteRecord } from '#changes/useDeleteRecord.ts';
import { useIsChanging } from '#changes/useSettle.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses, detailsIn } from '#product.ts';
import { DeleteButton, type DeleteButtonProps } from '#ui/commands/DeleteButton.tsx';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { nameOf, setAside, type TaskRecord } from './taskRecord.ts';

type DeleteTaskButtonProps = Pick<DeleteButtonProps, 'tabIndex' | 'describedBy' | 'brief'> & {
  task: TaskRecord;
  /**
   * Function that reads a buyer's own task again before the question, which names the refunded coins. It resolves with
   * undefined when there is nothing to ask. Omitted for an admin.
   */
  readNow?: ((task: TaskRecord) => Promise<TaskRecord | undefined>) | undefined;
  onDeleted?: (() => void) | undefined;
};

/**
 * Button in a task's row and panel that deletes the task after one question (AT-5, BT-8, C-19). With `readNow`, for the
 * task's buyer, the task is read again first, and the question names the refunded coins.
 */
export const DeleteTaskButton = ({ task: known, readNow, onDeleted, ...button }: DeleteTaskButtonProps) => {
  const t = useT();
  const worth = useWorth();
  const confirm = useConfirm();
  const deleteRecord = useDeleteRecord('tasks');
  const isPending = useIsChanging('tasks', known.id);
  const [isReading, setReading] = useState(false);

  const read = async () => {
    setReading(true);
    const task = await readNow?.(known);
    setReading(false);
    return task;
  };
  const deleteTask = async () => {
    const task = readNow ? await read() : known;
    if (!task) return;
    const name = nameOf(task);
    const list = readNow ? addresses.myTasks : addresses.manageTasks;
    const refund = readNow && t('myTasks.refund', { coins: worth(setAside(task)) });
    const details = refund && <Typography sx={{ mt: 1, fontWeight: 600 }}>{refund}</Typography>;
    if (!(await confirm({ subject: name, warning: t('confirm.cannotBeReverted'), details }))) return;
    const isDeleted = await deleteRecord(task, {
      name,
      done: (t) => t('tasks.deleted'),
      failed: (t) => t('tasks.deleteFailed', { title: name }),
      to: detailsIn(list, task.id),
    });
    if (isDeleted) onDeleted?.();
  };
  return <DeleteButton {...button} isPending={isPending || isReading} onDelete={() => void deleteTask()} />;
};
