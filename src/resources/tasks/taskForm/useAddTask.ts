import { useState } from 'react';
import { failureOf } from '#changes/failureOf.ts';
import type { Sent } from '#dataProvider/send.ts';
import { useCreateOnce } from '#changes/useCreateOnce.ts';
import type { Task } from '#domain/entities.ts';
import type { PlainKey } from '#i18n/messages.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { addresses } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import type { taskOf } from './taskDraft.ts';

/** What became of the latest try; `note` says more about it. */
export type Outcome = { result: 'added' | 'failed' | 'notEnough'; note?: Sentence | undefined };
type NewTask = NonNullable<ReturnType<typeof taskOf>>;

/** Posts a task with one request, never with a second one by itself: it would cost the coins twice (BA-13 to BA-17). */
export const useAddTask = () => {
  const notices = useNotices();
  const createOnce = useCreateOnce('tasks');
  const [outcome, setOutcome] = useState<Outcome>();

  const add = async (task: NewTask): Promise<Sent['result']> => {
    setOutcome(undefined);
    const sent = await createOnce(task, (posted) => isLike(task, posted));
    if (sent.result === 'done') {
      setOutcome({ result: 'added', note: sent.answered ? undefined : (t) => t('addTask.addedAfterAll') });
      notices.success((t) => t('saved.work'), { to: addresses.myTasks, about: task.taskTitle });
      return sent.result;
    }
    console.error(sent.error);
    const { endsSession, reason, doubt } = failureOf(sent.error);
    if (!endsSession) {
      const unknown: PlainKey = doubt === 'webPage' ? 'doubt.webPage' : 'addTask.unknown';
      const found: PlainKey = sent.result === 'unknown' ? unknown : 'addTask.notThere';
      const said: Sentence | undefined = doubt ? (t) => t(found) : reason;
      setOutcome({ result: 'failed', note: said });
      const place = { to: addresses.addTask, about: task.taskTitle };
      notices.note((t) => t('addTask.failed'), { kind: 'failure', detail: said, ...place });
    }
    return sent.result;
  };
  return { add, outcome, setOutcome };
};

/** The server may write dates and addresses in its own way. */
const isLike = (task: NewTask, posted: Task): boolean =>
  posted.taskTitle === task.taskTitle &&
  posted.taskDetail === task.taskDetail &&
  posted.submissionInfo === task.submissionInfo &&
  posted.requiredWorkers === task.requiredWorkers &&
  posted.payableAmount === task.payableAmount;
