import { useRefresh } from 'react-admin';
import { useCreateOnce } from '#dataProvider/useCreateOnce.ts';
import { useOopsDialog } from '#dataProvider/useFailureNotice.ts';
import type { Task } from '#domain/entities.ts';
import { dayOf } from '#domain/moments.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { addresses } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/**
 * Hands a task's work in with one request, says how that went, and what came of it. Work counts as handed in when the server
 * says so, with a 200 and nothing else, or when the worker's list has it after an answer that was lost (C-44).
 */
export const useHandIn = (task: Task) => {
  const { success } = useNotices();
  const sayFailed = useOopsDialog();
  const refresh = useRefresh();
  const createOnce = useCreateOnce('submissions');
  return async (words: string) => {
    const draft = { task, submission_details: words, current_date: dayOf(new Date()) };
    const verdict = await createOnce(draft, ({ task_id }) => task_id === task._id);
    const { result } = verdict;
    if (result === 'done') {
      success((t) => t('saved.work'), { to: addresses.mySubmissions });
      return true;
    }
    const next: Sentence = (t) => t(`work.submit.${result}`);
    // A server that refuses may know of work that this page does not.
    if (sayFailed(verdict.error, { next, to: addresses.taskDetails(task._id) })) refresh();
    return false;
  };
};
