import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, useId } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { submissionStatus, submissionStatuses } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { PageNumbers } from '#ui/grid/PageNumbers.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { useList } from '#ui/grid/useList.ts';
import { LookSwitch } from '#ui/page/LookSwitch.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { cut } from '#ui/text/cut.ts';
import { TEXTS_WIDTH } from '#ui/theme/tokens.ts';
import { SubmissionFacts } from './SubmissionFacts.tsx';
import { NEWEST_FIRST, type SubmissionRecord } from './submissionRecord.ts';
import { useSubmissionColumns } from './useSubmissionColumns.tsx';
import { WhatWasAsked } from './WhatWasAsked.tsx';
import { WorkText } from './WorkText.tsx';

const SubmissionDetails = lazy(() =>
  import('./SubmissionDetails.tsx').then((module) => ({ default: module.SubmissionDetails })),
);

/**
 * Choices of rows per page: at first one submission, as specified; react-admin remembers another choice (WS-3, C-07).
 */
const SIZES = [1, 10, 25, 50] as const;
/** Rows per page of the switch to a list, as in the other lists. */
const LIST_SIZE = 25;

/**
 * Screen 'My Submissions' of a worker (WS). With one row per page, the submission is shown at full length instead of in
 * a grid.
 */
export const SubmissionList = () => {
  const t = useT();
  return (
    <ScreenList resource="submissions" perPage={SIZES[0]} sort={NEWEST_FIRST}>
      <Box sx={headStyle}>
        <ScreenHeading title={t('menu.mySubmissions')} description={t('submissions.description')} />
        <SizeSwitch />
      </Box>
      <Submissions />
    </ScreenList>
  );
};

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

/** Toggle between one submission at a time and a list. It sets the rows per page, as the choice below the list does. */
const SizeSwitch = () => {
  const t = useT();
  const { perPage, setPerPage } = useList();
  return (
    <LookSwitch
      label={t('work.look.label')}
      looks={[
        { key: 'one', label: t('work.look.one') },
        { key: 'list', label: t('work.look.list') },
      ]}
      look={perPage === SIZES[0] ? 'one' : 'list'}
      onChange={(look) => {
        if (look === 'one') setPerPage(SIZES[0]);
        else if (perPage === SIZES[0]) setPerPage(LIST_SIZE);
      }}
    />
  );
};

const Submissions = () => {
  const t = useT();
  const details = useDetails();
  return (
    <>
      <ListGrid
        label={t('menu.mySubmissions')}
        columns={useSubmissionColumns()}
        filters={useStatusFilter()}
        pager={{ sizes: SIZES, Turns: PageNumbers, label: t('submissions.perPage') }}
        empty={{ title: t('submissions.none'), action: { label: t('work.find'), to: addresses.taskList } }}
        one={(submission) => <OneSubmission key={submission.id} submission={submission} />}
        onOpen={({ id }) => details.open(id)}
      />
      <RecordPanel<SubmissionRecord> resource="submissions" details={details}>
        {(submission) => <SubmissionDetails submission={submission} details={details} />}
      </RecordPanel>
    </>
  );
};

const NONE: readonly SubmissionRecord[] = [];

/**
 * Hook that returns the filter by status. A status that we do not know counts as rejected, and is offered as a choice
 * with the server's word (C-43).
 */
const useStatusFilter = (): readonly FilterPill[] => {
  const t = useT();
  const { data = NONE } = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: NEWEST_FIRST });
  const values = new Set<string>([...submissionStatuses, ...data.map(({ status }) => status)]);
  const labelOf = (raw: string) => {
    const label = t(`submissions.status.${submissionStatus(raw)}`);
    return submissionStatuses.some((known) => known === raw) ? label : t('submissions.otherStatus', { label, raw });
  };
  return [
    {
      field: 'status',
      label: t('submissions.column.status'),
      options: [...values].map((value) => ({ value, label: labelOf(value) })),
    },
  ];
};

/** Submission of a worker at full length (WS-2, WS-3): its status, the handed-in text, and what the task asked for. */
const OneSubmission = ({ submission }: { submission: SubmissionRecord }) => {
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

/**
 * Style of a submission at full length, aligned with the search above it. In wide windows the facts stand beside the
 * texts.
 */
const pageStyle = {
  display: 'grid',
  gap: 2,
  maxWidth: TEXTS_WIDTH,
  px: 1.5,
  py: { xs: 2, sm: 3 },
  alignContent: 'start',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
  gridTemplateRows: { lg: 'auto minmax(0, 1fr)' },
  columnGap: 3,
  // Keeps the pager below in its place while short submissions are leafed through: at the end of the window, as a list's.
  minHeight: { xs: 448, sm: 'max(420px, 100vh - 244px)' },
} as const;

const factsStyle = {
  gridArea: { lg: '1 / 2 / span 2' },
  p: 2,
  borderRadius: '8px',
  border: '1px solid var(--mui-palette-divider)',
  bgcolor: 'fluent.surface2',
  '& dl': {
    rowGap: 2,
    columnGap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(4, auto)', lg: 'minmax(0, 1fr) auto' },
  },
  // The buyer's name and address are long, and get a whole line.
  '& dl > :nth-of-type(n + 5)': { gridColumn: '1 / -1' },
} as const;

const textsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
