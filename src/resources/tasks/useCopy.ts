import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';
import { emptyDraft, type TaskDraft } from './taskDraft.ts';

/** Fills the form with the task that 'Duplicate' brought along, after a question where that would take something away. */
export const useCopy = (form: DraftForm<TaskDraft>) => {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const copy = copyIn(state);

  const take = useEventCallback(async (taken: TaskDraft) => {
    // Once: a reload or a step back would bring it along again.
    void navigate(pathname, { replace: true, state: null });
    const question = {
      subject: form.getValues('taskTitle') || t('addTask.untitled'),
      warning: t('addTask.replaceWarning', { title: taken.taskTitle }),
      verb: t('addTask.replace'),
    };
    if (!form.restored || (await confirm(question))) form.reset(taken);
  });
  useEffect(() => {
    if (copy) void take(copy);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the copy is read from the state anew each time
  }, [state, take]);
};

const copyIn = (state: unknown): TaskDraft | undefined => {
  const copy: unknown = typeof state === 'object' && state !== null && 'copy' in state ? state.copy : undefined;
  if (typeof copy !== 'object' || copy === null) return undefined;
  return {
    ...emptyDraft,
    ...Object.fromEntries(Object.entries(copy).filter(([, value]) => typeof value === 'string')),
  };
};
