import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';
import { emptyDraft, type TaskDraft } from './taskDraft.ts';

/** Hook that fills the form with the task that the button 'Duplicate' has put into the router's location state. */
export const useCopy = (form: DraftForm<TaskDraft>) => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const copy = copyIn(state);
  const fill = useTakeDraft(form);

  const take = useEventCallback((taken: TaskDraft) => {
    // Removed from the history, or a reload or a step back would fill the form again.
    void navigate(pathname, { replace: true, state: null });
    void fill(taken);
  });
  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    // React's strict mode runs effects twice: the second run would ask whether to replace the copy by itself.
    if (!copy || taken.current === state) return;
    taken.current = state;
    take(copy);
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

const UNTOUCHED = JSON.stringify(emptyDraft);

/**
 * Hook that returns a function that fills the form with another draft. If something was typed, it asks the user first;
 * if the user declines, the form stays as it is.
 */
export const useTakeDraft = (form: DraftForm<TaskDraft>) => {
  const t = useT();
  const confirm = useConfirm();
  return useEventCallback(async (taken: TaskDraft) => {
    const question = {
      subject: form.getValues('taskTitle') || t('addTask.untitled'),
      warning: t('addTask.replaceWarning', { title: taken.taskTitle }),
      verb: t('addTask.replace'),
    };
    const isTouched = JSON.stringify(form.getValues()) !== UNTOUCHED;
    if (!isTouched || (await confirm(question))) form.take(taken);
  });
};
