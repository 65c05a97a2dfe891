import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { CanAccess, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { failureOf } from '#changes/failureOf.ts';
import { isOnline } from '#dataProvider/online.ts';
import { inOneLine } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { BarButton } from '#ui/commands/BarButton.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { DeleteTaskButton } from './DeleteTaskButton.tsx';
import { useEditTask } from './taskForm/EditTask.tsx';
import { copyOf } from './taskForm/taskDraft.ts';
import { nameOf, type TaskRecord } from './taskRecord.ts';

type OwnTaskButtonsProps = {
  task: TaskRecord;
  tabIndex?: number;
  /** In a grid, the DOM id of the cell that names the row, for aria-describedby. */
  describedBy?: string;
  /** True for buttons that are icons alone. */
  brief?: boolean;
  onDeleted?: () => void;
};

/** Buttons 'Edit', 'Duplicate' and 'Delete' of a buyer's own task, for its row and its panel. */
export const OwnTaskButtons = ({ task, onDeleted, ...inRow }: OwnTaskButtonsProps) => {
  const t = useT();
  const edit = useEditTask();
  const navigate = useNavigate();
  const readNow = useTaskNow();
  const { tabIndex, describedBy, brief } = inRow;
  const button = { tabIndex, 'aria-describedby': describedBy, brief } as const;
  return (
    <Box sx={style}>
      <CanAccess action="edit">
        <BarButton {...button} Icon={EditRegular} label={t('myTasks.edit')} onClick={() => edit(task)} />
      </CanAccess>
      <CanAccess action="create">
        <BarButton
          {...button}
          Icon={CopyRegular}
          label={t('myTasks.duplicate')}
          onClick={() => void navigate(addresses.addTask, { state: { copy: copyOf(task) } })}
        />
      </CanAccess>
      <CanAccess action="delete">
        <DeleteTaskButton task={task} readNow={readNow} onDeleted={onDeleted} {...inRow} />
      </CanAccess>
    </Box>
  );
};

/** Style of the buttons, aligned with the column's heading. */
const style = { display: 'flex', alignItems: 'center', ml: -1, '& > .MuiButton-root': { m: 0 } } as const;

/**
 * Hook that returns a function that reads a task again before its buyer is asked whether to delete it. Workers may have
 * taken places since, whose coins are not refunded. It shows a notice when the task is gone or cannot be read. It then
 * resolves with undefined, as it does when the user has left the page.
 */
const useTaskNow = () => {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const { failure } = useNotices();
  return async (task: TaskRecord): Promise<TaskRecord | undefined> => {
    // While offline, a read would wait for the connection, but the deletion fails at once and says why.
    if (!isOnline()) return task;
    const from = location.href;
    try {
      // Whole lists and lists on screen are both cached under keys that contain the resource's name.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('tasks') });
      const { data } = await provider.getOne<TaskRecord>('tasks', { id: task.id });
      // No question once the user has left the page; after a sign-out the record is empty.
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
