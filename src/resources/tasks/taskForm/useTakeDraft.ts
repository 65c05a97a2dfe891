import useEventCallback from '@mui/utils/useEventCallback';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';
import { emptyDraft, type TaskDraft } from './taskDraft.ts';

const UNTOUCHED = JSON.stringify(emptyDraft);

/** Fills the form with another task, after a question when that replaces a text. */
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
