import { createContext, lazy, useContext, useId, useState, type ReactNode } from 'react';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '#i18n/useT.ts';
import { Late } from '#ui/loading/Late.tsx';
import type { TaskRecord } from '../taskRecord.ts';
import { Dialog } from '#ui/overlay/Dialog.ts';

const EditTaskForm = lazy(() => import('./EditTaskForm.tsx').then((module) => ({ default: module.EditTaskForm })));

const EditTaskContext = createContext((_task: TaskRecord) => {});

/**
 * Context provider of `useEditTask`, with the one dialog in which all rows and the details panel edit a task (BT-3).
 */
export const EditTaskProvider = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const title = useId();
  const [task, setTask] = useState<TaskRecord>();
  const [open, setOpen] = useState(false);
  const [edit] = useState(() => (chosen: TaskRecord) => {
    setTask(chosen);
    setOpen(true);
  });
  const close = () => setOpen(false);
  return (
    <EditTaskContext.Provider value={edit}>
      {children}
      {task && (
        <Dialog
          open={open}
          onClose={(_, reason) => {
            // A press beside the dialog is easily an accident, and would discard the text.
            if (reason === 'escapeKeyDown') close();
          }}
          aria-labelledby={title}
          maxWidth="sm"
          fullWidth
          slotProps={{
            transition: {
              onExited: () => setTask(undefined),
            },
          }}
        >
          <DialogTitle id={title}>{t('myTasks.editTitle')}</DialogTitle>
          <Late>
            <EditTaskForm key={task.id} task={task} onClose={close} />
          </Late>
        </Dialog>
      )}
    </EditTaskContext.Provider>
  );
};

/** Hook that returns a function which opens the dialog to edit the task passed to it. */
export const useEditTask = () => useContext(EditTaskContext);
