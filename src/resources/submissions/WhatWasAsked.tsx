import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { failureOf } from '#changes/failureOf.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';
import { isReworded, useKeptText } from './useKeptText.ts';
import { WorkText } from './WorkText.tsx';

/**
 * Detail and asked proof of the task that a worker's submission was made for. They are shown as they were when the work
 * was handed in, if the server has kept them (C-73), otherwise as they are now.
 */
export const WhatWasAsked = ({ submission: { id, task_id } }: { submission: SubmissionRecord }) => {
  const t = useT();
  const { kept, isPending, readAgain } = useKeptText(id);
  const { data, error, refetch } = useGetOne<Records['tasks']['record']>('tasks', { id: task_id }, { retry: false });
  if (isPending || (!data && !error))
    return (
      <>
        <Skeleton variant="rounded" height={TEXT} />
        <Skeleton variant="rounded" height={TEXT} />
      </>
    );
  const asked = kept ?? data;
  const isGone = failureOf(error).isGone;
  if (!asked && !isGone) {
    const action = { label: t('action.tryAgain'), onClick: () => void refetch() };
    return (
      <div>
        <MessageBar tone="failure" role="alert" action={action}>
          {t('submissions.taskFailed')}
        </MessageBar>
      </div>
    );
  }
  return (
    <>
      {isGone && <Typography sx={asked ? wideStyle : goneStyle}>{t('submissions.taskGone')}</Typography>}
      {asked && readAgain && (
        <Box sx={wideStyle}>
          <TextOfNow readAgain={readAgain} />
        </Box>
      )}
      {isReworded(kept, data) && (
        <Box sx={wideStyle}>
          <MessageBar tone="info">{t('submissions.reworded')}</MessageBar>
        </Box>
      )}
      {asked && (
        <>
          <WorkText title={t('work.proof')}>{asked.submissionInfo || t('tasks.none')}</WorkText>
          <WorkText title={t('tasks.detail')}>{asked.taskDetail || t('tasks.none')}</WorkText>
        </>
      )}
    </>
  );
};

/**
 * Warning above a task's present text, shown when its text at the time of the submission could not be read; offers to
 * try again.
 */
export const TextOfNow = ({ readAgain }: { readAgain: () => void }) => {
  const t = useT();
  return (
    <MessageBar tone="warning" action={{ label: t('action.tryAgain'), onClick: readAgain }}>
      {t('submissions.textOfNow')}
    </MessageBar>
  );
};

/** Height in px of a heading with two lines of text. */
const TEXT = 88;

const wideStyle = { gridColumn: '1 / -1' } as const;
/**
 * Style of the message that replaces the two texts of a deleted task. It is as high as they are, so that the pager
 * below does not move.
 */
const goneStyle = { color: 'text.secondary', minHeight: { xs: 2 * TEXT + 16, md: TEXT } } as const;
