import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { failureOf } from '#changes/failureOf.ts';
import { useCreateOnce } from '#changes/useCreateOnce.ts';
import type { Sent } from '#dataProvider/send.ts';
import type { Task } from '#domain/entities.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useSay, type Sentence } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import type { NewTask } from './taskDraft.ts';

// prettier-ignore
const outcomes = {
  added:     { tone: 'success', text: 'addTask.added',     to: addresses.myTasks,      link: 'addTask.seeTasks' },
  failed:    { tone: 'failure', text: 'addTask.failed',    to: null,                   link: null },
  notEnough: { tone: 'failure', text: 'addTask.notEnough', to: null,                   link: null },
} as const;

/**
 * Message with the outcome of the last try to post a task. Only the sentence that the specification fixes has
 * role=alert; a note and a link are below it.
 */
export const AddTaskOutcome = ({ outcome }: { outcome: AddTaskResult | undefined }) => {
  const t = useT();
  const say = useSay();
  const shown = outcome && outcomes[outcome.result];
  return (
    <Box sx={{ ...linesStyle, ...(outcome && apartStyle) }}>
      {shown && <AlertLine tone={shown.tone}>{t(shown.text)}</AlertLine>}
      {/* It stands there while it is empty too: a live region that arrives together with its text is not announced. */}
      <Typography role="status">{outcome?.note && say(outcome.note)}</Typography>
      {shown?.link && (
        <Link component={RouterLink} to={shown.to} sx={{ justifySelf: 'start', minHeight: 24 }}>
          {t(shown.link)}
        </Link>
      )}
    </Box>
  );
};

/**
 * Style of the outcome, with space between it and the form's button. In a single column the button is above it; in two
 * columns, below it.
 */
const apartStyle = { mt: { xs: 2, lg: 0 }, mb: { xs: 0, lg: 2 } } as const;
const linesStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;

/** Outcome of a try to post a task; `note` is a further sentence about it. */
type AddTaskResult = { result: 'added' | 'failed' | 'notEnough'; note?: Sentence | undefined };

/**
 * Hook that returns `add`, the `outcome` of the last call of `add`, and a setter for the outcome (BA-13 to BA-17).
 * `add` posts a task with one request and never repeats it, because a second task would cost the coins again. It never
 * rejects: it resolves with 'done', 'notDone', or 'unknown' if no response came and the list of tasks could not tell.
 */
export const useAddTask = () => {
  const notices = useNotices();
  const createOnce = useCreateOnce('tasks');
  const [outcome, setOutcome] = useState<AddTaskResult>();

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

/**
 * True for a posted task with the same content. Dates and addresses are not compared, because the server may rewrite
 * them.
 */
const isLike = (task: NewTask, posted: Task): boolean => KNOWN_BY.every((field) => posted[field] === task[field]);
const KNOWN_BY = ['taskTitle', 'taskDetail', 'submissionInfo', 'requiredWorkers', 'payableAmount'] as const;
