import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { CanAccess, useRemoveFromStore, useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Submission, Task } from '#domain/entities.ts';
import { isRecord } from '#domain/isRecord.ts';
import { submissionStatus } from '#domain/rules.ts';
import { isFilled } from '#domain/unseen.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { CopyButton } from '#ui/forms/CopyButton.tsx';
import { draftKey } from '#ui/forms/useDraftForm.ts';
import { StatusOfSubmission } from './StatusOfSubmission.tsx';
import { draftName, WorkForm } from './WorkForm.tsx';
import { WorkText } from './WorkText.tsx';

export type SubmitWorkProps = {
  task: Task;
  /** Latest submission of the worker to the task, as useSubmittedTasks finds it; undefined without one. */
  submission: Submission | undefined;
  /** True while `submission` is being loaded. */
  checking: boolean;
  /** True when the task was deleted while its page was open. The form then stays, with its draft, below a warning. */
  gone: boolean;
  /** True when the completion date has passed; the form only warns of that (C-49). */
  ended: boolean;
  /** Links to other tasks, shown after a submission. */
  next: ReactNode;
};

/**
 * Form that submits work on a task (WD-3), below the work that this worker has handed in for it before. It can be used
 * whatever the status of the earlier work is (C-60), and only warns when the task was deleted (`gone`) or has ended. A
 * skeleton replaces it while the earlier work is read (`checking`); `next` are links shown after a submission.
 */
export const SubmitWork = ({ task, submission, checking, gone, ended, next }: SubmitWorkProps) => {
  const [sent, setSent] = useState<JustSent>();
  // Remembered, so that a form in use is not unmounted when the list is read again.
  const [checked, setChecked] = useState(!checking);
  if (!checked && !checking) setChecked(true);
  if (!checked) return <Checking />;
  // Shown until the worker's list has the new submission as well.
  const justNow =
    sent && sent.before === submission?._id ? { status: 'pending', submission_details: sent.words } : null;
  const handedIn = justNow ?? submission;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {handedIn && (
        <>
          <HandedIn status={handedIn.status} words={handedIn.submission_details} justNow={sent}>
            {sent && next}
          </HandedIn>
          <Divider />
        </>
      )}
      <CanAccess action="create" resource="submissions" loading={<Checking />}>
        <WorkForm
          task={task}
          gone={gone}
          ended={ended}
          again={Boolean(handedIn)}
          onSent={(words) => setSent({ words, before: submission?._id })}
        />
      </CanAccess>
    </Box>
  );
};

/** Text that was just sent, and the id of the submission that was the latest before it. */
type JustSent = { words: string; before: string | undefined };

const Checking = () => {
  const t = useT();
  return (
    <Box role="status" aria-label={t('work.submit.checking')}>
      <Skeleton width={180} height={28} />
      <Skeleton variant="rounded" height={132} sx={{ my: 2 }} />
      <Skeleton variant="rounded" width={96} height={32} />
    </Box>
  );
};

type HandedInProps = {
  status: string;
  /** Text that was handed in. */
  words: string;
  /** Object that is new after each submission, which moves the focus to the heading; undefined before the first. */
  justNow: object | undefined;
  /** Links to other tasks. */
  children: ReactNode;
};

/**
 * Work that this worker has handed in for a task, with its status and links to other screens. Its heading takes the
 * focus whenever `justNow` is a new object.
 */
const HandedIn = ({ status, words, justNow, children }: HandedInProps) => {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justNow) heading.current?.focus();
  }, [justNow]);
  const shown = submissionStatus(status);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography ref={heading} component="h2" variant="h6" tabIndex={-1}>
          {t('work.handedIn.title')}
        </Typography>
        <StatusOfSubmission status={status} />
      </Box>
      <Typography>{t(`work.handedIn.${shown}`)}</Typography>
      <WorkText title={t('work.handedIn.words')}>{words}</WorkText>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={RouterLink} to={addresses.mySubmissions}>
          {t('work.handedIn.mySubmissions')}
        </Button>
        <Button component={RouterLink} to={addresses.taskList}>
          {t('work.handedIn.taskList')}
        </Button>
      </Box>
    </Box>
  );
};

/**
 * Unsent draft of the worker for a task that was deleted, to copy or discard: the task has no form any more. Renders
 * nothing without a draft.
 */
export const KeptWork = ({ taskId }: { taskId: string }) => {
  const t = useT();
  const key = draftKey(draftName(taskId));
  const [draft] = useStore<unknown>(key);
  const remove = useRemoveFromStore(key);
  const words = isRecord(draft) ? draft.submission_details : undefined;
  if (typeof words !== 'string' || !isFilled(words)) return null;
  const discard = () => {
    // The focus would be lost, because the pressed button disappears with the text.
    document.querySelector<HTMLElement>('main h1')?.focus();
    remove();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <Typography component="h2" variant="h6">
        {t('work.submit.left')}
      </Typography>
      <WorkText title={t('work.submit.field')}>{words}</WorkText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CopyButton label={t('work.submit.copy')} text={words} />
        <Button onClick={discard}>{t('work.submit.discard')}</Button>
      </Box>
    </Box>
  );
};
