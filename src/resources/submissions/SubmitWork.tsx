import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Submission, Task } from '#domain/entities.ts';
import { submissionStatus } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { StatusOfSubmission } from './StatusOfSubmission.tsx';
import { WorkForm } from './WorkForm.tsx';
import { WorkText } from './WorkText.tsx';

export type SubmitWorkProps = {
  task: Task;
  /** What this worker has handed in for the task, as far as it counts. */
  submission: Submission | undefined;
  /** While that is being found out. */
  checking: boolean;
  /** The task has been deleted since it was opened: said, and no more, as what is typed is not to go with it. */
  gone: boolean;
  /** The completion date has passed: said, and no more (C-49). */
  ended: boolean;
  /** The way on to other work, once this was handed in. */
  next: ReactNode;
};

/** Where the work on a task is handed in, below what was handed in before: the form stays in every state (WD-3, C-60). */
export const SubmitWork = ({ task, submission, checking, gone, ended, next }: SubmitWorkProps) => {
  const [sent, setSent] = useState<Sent>();
  // Once: a form that is being filled in does not go for a list that is asked for again.
  const [checked, setChecked] = useState(!checking);
  if (!checked && !checking) setChecked(true);
  if (!checked) return <Checking />;
  // Until the list has it as well.
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

/** What was sent just now, and the submission that was known before. */
type Sent = { words: string; before: string | undefined };

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
  words: string;
  /** Another one each time that work was handed in: it takes the focus. */
  justNow: object | undefined;
  /** Where to go on. */
  children: ReactNode;
};

/** What this worker has handed in for a task, and what became of it. */
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
        <Typography ref={heading} component="h2" variant="h6" tabIndex={-1} sx={{ outlineOffset: 4 }}>
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
