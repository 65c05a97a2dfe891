import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CanAccess } from 'react-admin';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { DeleteTaskButton } from './DeleteTaskButton.tsx';
import { useEditTask } from './taskForm/EditTask.tsx';
import { copyOf } from './taskForm/taskDraft.ts';
import type { TaskRecord } from './taskRecord.ts';
import { useTaskNow } from './useTaskNow.ts';

type OwnTaskButtonsProps = {
  task: TaskRecord;
  tabIndex?: number;
  /** In a grid: the id of what says which row this is. */
  describedBy?: string;
  onDeleted?: () => void;
};

/** What buyers can do with a task of their own, in its row and in its panel. */
export const OwnTaskButtons = ({ task, onDeleted, ...inRow }: OwnTaskButtonsProps) => {
  const t = useT();
  const edit = useEditTask();
  const navigate = useNavigate();
  const readNow = useTaskNow();
  const { tabIndex, describedBy } = inRow;
  const button = { variant: 'text', tabIndex, 'aria-describedby': describedBy } as const;
  return (
    <Box sx={style}>
      <CanAccess action="edit">
        <Button
          {...button}
          startIcon={<EditRegular />}
          onClick={() => {
            edit(task);
          }}
        >
          {t('myTasks.edit')}
        </Button>
      </CanAccess>
      <CanAccess action="create">
        <Button
          {...button}
          startIcon={<CopyRegular />}
          onClick={() => void navigate(addresses.addTask, { state: { copy: copyOf(task) } })}
        >
          {t('myTasks.duplicate')}
        </Button>
      </CanAccess>
      <CanAccess action="delete">
        <DeleteTaskButton task={task} readNow={readNow} onDeleted={onDeleted} {...inRow} />
      </CanAccess>
    </Box>
  );
};

/** In line with the heading of the column. */
const style = { display: 'flex', alignItems: 'center', ml: -1, '& > .MuiButton-root': { m: 0 } } as const;
