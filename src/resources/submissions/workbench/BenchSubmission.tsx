import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import { cut } from '#ui/text/cut.ts';
import { linkStyle, SameAnswers } from '../SameAnswers.tsx';
import { workerOf, type SubmissionRecord } from '../submissionRecord.ts';
import { useAsked } from '../useKeptText.ts';
import { TextOfNow } from '../WhatWasAsked.tsx';
import { WorkText } from '../WorkText.tsx';
import { othersOfWorker } from './reviewOrder.ts';

type BenchSubmissionProps = {
  submission: SubmissionRecord;
  /** All pending submissions of the buyer's tasks. */
  rows: readonly SubmissionRecord[];
  /** Ids of submissions with a verdict that is not sent yet. */
  held: ReadonlySet<string>;
  /** True when the server refused the verdict that was given on this submission. */
  failed: boolean;
  /** Callback that shows the submission with this id instead. */
  onGo: (id: string) => void;
};

/**
 * Submission in the workbench, with its task's texts, a warning of identical answers, and the worker's other pending
 * submissions. `onGo` shows another one instead; `held` are the ids with an unsent verdict, and `failed` is true if the
 * server refused the one on this submission.
 */
export const BenchSubmission = ({ submission, rows, held, failed, onGo }: BenchSubmissionProps) => {
  const t = useT();
  const { day } = useFormat();
  const inCoins = useCoinText();
  const { asked, isReworded, isPending, readAgain } = useAsked(submission);
  const others = useMemo(() => othersOfWorker(rows, submission), [rows, submission]);
  return (
    <Box sx={pageStyle} data-others={others.length > 0}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2, gridAutoRows: 'max-content' }}>
        <Typography component="h3" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {cut(submission.task_title || submission.task_id)}
        </Typography>
        <Box sx={factsStyle}>
          <Persona name={workerOf(submission)} detail={submission.worker_email} />
          <KeyFacts
            facts={[
              { label: t('review.column.pay'), value: inCoins(submission.payable_amount), figure: true },
              { label: t('review.submittedOn'), value: day(submission.current_date) || t('review.unknown') },
            ]}
          />
          {held.has(submission.id) && <StatusBadge tone="waiting">{t('review.one.willBeSent')}</StatusBadge>}
        </Box>
        {failed && <MessageBar tone="failure">{t('review.one.failed')}</MessageBar>}
        <SameAnswers submission={submission} rows={rows} onGo={onGo} />
        {asked && readAgain && <TextOfNow readAgain={readAgain} />}
        {isReworded && <MessageBar tone="info">{t('review.one.reworded')}</MessageBar>}
        <Box sx={besideStyle}>
          <WorkText title={t('review.work')}>{submission.submission_details}</WorkText>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            {asked?.submissionInfo && <WorkText title={t('review.proof')}>{asked.submissionInfo}</WorkText>}
            {asked?.taskDetail && <WorkText title={t('review.one.taskDetail')}>{asked.taskDetail}</WorkText>}
            {isPending && <Skeleton variant="rounded" height={96} />}
            {!asked && !isPending && <Typography sx={{ color: 'text.secondary' }}>{t('review.one.noTask')}</Typography>}
          </Box>
        </Box>
      </Box>
      {others.length > 0 && <OtherWork others={others} held={held} onGo={onGo} />}
    </Box>
  );
};

type OtherWorkProps = Pick<BenchSubmissionProps, 'held' | 'onGo'> & { others: readonly SubmissionRecord[] };

/** List of the worker's other pending submissions, those that have waited longest first. */
const OtherWork = ({ others, held, onGo }: OtherWorkProps) => {
  const t = useT();
  const title = useId();
  return (
    <Box component="section" aria-labelledby={title} sx={othersStyle}>
      <Typography id={title} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {t('review.one.others')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {others.slice(0, MOST).map(({ id, task_id, task_title, submission_details }) => (
          <Box component="li" key={id} sx={{ minWidth: 0 }}>
            <Link component="button" type="button" onClick={() => onGo(id)} sx={linkStyle}>
              {cut(task_title || task_id)}
            </Link>
            <Typography dir="auto" sx={beginningStyle}>
              {cut(submission_details)}
            </Typography>
            {held.has(id) && <StatusBadge tone="waiting">{t('review.one.willBeSent')}</StatusBadge>}
          </Box>
        ))}
      </Box>
      {others.length > MOST && (
        <Typography sx={{ mt: 1 }}>{t('review.one.more', { count: others.length - MOST })}</Typography>
      )}
    </Box>
  );
};

/** Largest number of links; the rest is only counted. */
const MOST = 8;

const pageStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-others="true"]': { gridTemplateColumns: { lg: 'minmax(0, 1fr) 280px' } },
  gap: 3,
  p: { xs: 2, sm: 3 },
  // The focused element must not be covered by the buttons; a scroll padding of the page would move the buttons as well.
  '& :is(a, button, [tabindex])': { scrollMarginBottom: 'calc(160px + var(--demo-bar-height, 0px))' },
} as const;
/** Style of the facts about a submission: in one line where the window is wide enough. */
const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1.5,
  '& > dl': { display: 'flex', columnGap: 4 },
} as const;
const besideStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
} as const;
const othersStyle = {
  minWidth: 0,
  borderLeft: { lg: '1px solid var(--mui-palette-divider)' },
  pl: { lg: 2 },
} as const;
const beginningStyle = {
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
