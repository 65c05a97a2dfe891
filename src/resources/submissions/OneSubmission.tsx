import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { cut } from '#ui/text/cut.ts';
import { SubmissionFacts } from './SubmissionFacts.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';
import { WhatWasAsked } from './WhatWasAsked.tsx';
import { WorkText } from './WorkText.tsx';

/** One of a worker's submissions as a page of its own (WS-2, WS-3): the task, what it asked for, what was handed in, what became of it. */
export const OneSubmission = ({ submission }: { submission: SubmissionRecord }) => {
  const t = useT();
  const title = useId();
  const { task_id, task_title } = submission;
  return (
    <Box component="article" aria-labelledby={title} sx={pageStyle}>
      <Typography id={title} component="h2" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {task_id ? (
          <Link component={RouterLink} to={addresses.taskDetails(task_id)}>
            {cut(task_title || task_id)}
          </Link>
        ) : (
          cut(task_title)
        )}
      </Typography>
      <Box sx={factsStyle}>
        <SubmissionFacts submission={submission} alone />
      </Box>
      <Box sx={textsStyle}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <WorkText title={t('review.work')}>{submission.submission_details}</WorkText>
        </Box>
        {task_id && <WhatWasAsked submission={submission} />}
      </Box>
    </Box>
  );
};

/** In line with the search above. On wide windows what it is worth and what became of it stands beside what was written. */
const pageStyle = {
  display: 'grid',
  gap: 2,
  px: { xs: 2, sm: 1.5 },
  py: { xs: 2, sm: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
  gridTemplateRows: { lg: 'auto minmax(0, 1fr)' },
  columnGap: 3,
  // Prev and Next below stay where they are while pages of little are turned.
  minHeight: { xs: 448, md: 420 },
} as const;

const factsStyle = {
  gridArea: { lg: '1 / 2 / span 2' },
  p: 2,
  borderRadius: '8px',
  border: '1px solid var(--mui-palette-divider)',
  bgcolor: 'fluent.surface2',
  '& dl': { rowGap: 2, columnGap: 3, gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // Who it is for is long.
  '& dl > :nth-of-type(n + 5)': { gridColumn: '1 / -1' },
  '& dd > b': { typography: 'h5', color: 'text.primary' },
} as const;

const textsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
