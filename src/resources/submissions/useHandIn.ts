import { useRefresh } from 'react-admin';
import { useOopsDialog } from '#dataProvider/useFailureNotice.ts';
import { useCreateOnce } from '#dataProvider/useCreateOnce.ts';
import type { Task } from '#domain/entities.ts';
import { dayOf } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/**
 * Hands a task's work in with one request, says how that went, and what came of it. Work counts as handed in when the server
 * says so, with a 200 and nothing else, or when the worker's list has it after an answer that was lost (C-44).
 */
export const useHandIn = (task: Task) => {
  const t = useT();
  const { success } = useNotices();
  const sayFailed = useOopsDialog();
  const refresh = useRefresh();
  const createOnce = useCreateOnce('submissions');
  return async (words: string) => {
    const draft = { task, submission_details: words, current_date: dayOf(new Date()) };
    const verdict = await createOnce(draft, ({ task_id }) => task_id === task._id);
    const isDone = verdict.result === 'done';
    if (isDone) success(t('saved.work'));
    else if (sayFailed(verdict.error, t(`work.submit.${verdict.result}`))) {
      // A server that refuses may know of work that this page does not.
      refresh();
    }
    return isDone;
  };
};
