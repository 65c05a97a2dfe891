import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Submission, Task } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import { HandedIn } from './HandedIn.tsx';
import { WorkForm } from './WorkForm.tsx';

export type SubmitWorkProps = {
  task: Task;
  /** What this worker has handed in for the task already. */
  submission: Submission | undefined;
  /** While that is being found out. */
  checking: boolean;
  /** The completion date has passed: said, and no more (C-49). */
  ended: boolean;
};

/** Where the work on a task is handed in, once: afterwards it says what became of it. */
export const SubmitWork = ({ task, submission, checking, ended }: SubmitWorkProps) => {
  const t = useT();
  const [words, setWords] = useState<string>();
  // Once: a form that is being filled in does not go for a list that is asked for again.
  const [checked, setChecked] = useState(!checking);
  if (!checked && !checking) setChecked(true);
  if (submission || words !== undefined)
    return (
      <HandedIn
        status={submission?.status ?? 'pending'}
        words={submission?.submission_details ?? words ?? ''}
        justNow={words !== undefined}
      />
    );
  if (!checked)
    return (
      <Box role="status" aria-label={t('work.submit.checking')}>
        <Skeleton width={180} height={28} />
        <Skeleton variant="rounded" height={132} sx={{ my: 2 }} />
        <Skeleton variant="rounded" width={96} height={32} />
      </Box>
    );
  return <WorkForm task={task} ended={ended} onSent={setWords} />;
};
