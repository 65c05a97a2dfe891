import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { useDeleteTask } from './useDeleteTask.tsx';
import type { TaskRecord } from './taskRecord.ts';

type DeleteTaskButtonProps = {
  task: TaskRecord;
  /** Whether it is the own task, whose coins come back. */
  own?: boolean;
  tabIndex?: number;
  /** In a grid: the id of what says which row this is. */
  describedBy?: string;
  icon?: ReactNode;
  onDeleted?: (() => void) | undefined;
};

/** 'Delete' of a row and of the panel. While it works it stays focusable, or the keyboard would lose its place. */
export const DeleteTaskButton = ({ task, own, tabIndex, describedBy, icon, onDeleted }: DeleteTaskButtonProps) => {
  const t = useT();
  const { deleteTask, isPending } = useDeleteTask(task, { own, onDeleted });
  return (
    <Button
      variant="text"
      color="error"
      tabIndex={tabIndex}
      startIcon={icon}
      aria-describedby={describedBy}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) void deleteTask();
      }}
    >
      {t('action.delete')}
    </Button>
  );
};
