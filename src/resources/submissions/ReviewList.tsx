import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { lazy, useMemo } from 'react';
import { CanAccess, useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { DetailsDialog } from '#ui/panel/DetailsDialog.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { cut } from '#ui/text/cut.ts';
import { ReviewButtons } from './ReviewButtons.tsx';
import { titleIdOf, workerIdOf, type SubmissionRecord } from './submissionRecord.ts';
import { useReviewCommands } from './useReviewCommands.ts';

const ReviewDetails = lazy(() => import('./ReviewDetails.tsx').then((module) => ({ default: module.ReviewDetails })));

/** The buyer's 'Pending Submissions', each with 'Details', 'Approve' and 'Reject' (BH-6 to BH-9). */
export const ReviewList = () => (
  <CanAccess action="list" resource="submissions">
    <ScreenList resource="submissions" perPage={25} sort={OLDEST_FIRST}>
      <Reviews />
    </ScreenList>
  </CanAccess>
);

/** Who has waited longest comes first. */
const OLDEST_FIRST = { field: 'current_date', order: 'ASC' } as const;

const Reviews = () => {
  const t = useT();
  const details = useDetails();
  const open = useEventCallback(details.open);
  return (
    <ListSection title={t('review.title')}>
      <ListGrid
        label={t('review.title')}
        columns={useReviewColumns(open)}
        commands={useReviewCommands()}
        filters={useReviewFilters()}
        empty={{ title: t('review.none') }}
        onOpen={({ id }) => open(id)}
      />
      <RecordPanel<SubmissionRecord> resource="submissions" details={details} Frame={DetailsDialog}>
        {(submission) => <ReviewDetails submission={submission} onClose={details.close} />}
      </RecordPanel>
    </ListSection>
  );
};

/** The columns of 'Pending Submissions' of a buyer. */
const useReviewColumns = (onDetails: (id: string) => void): readonly Column<SubmissionRecord>[] => {
  const t = useT();
  const inCoins = useCoinText();
  return useMemo(
    (): Column<SubmissionRecord>[] => [
      {
        field: 'worker_name',
        name: t('review.column.worker'),
        flex: 1,
        minWidth: 200,
        card: 'heading',
        cell: (submission) => (
          <Box id={workerIdOf(submission)} sx={{ minWidth: 0 }}>
            <Persona name={submission.worker_name} detail={submission.worker_email} />
          </Box>
        ),
      },
      {
        field: 'task_title',
        name: t('review.column.title'),
        flex: 1.4,
        minWidth: 200,
        cell: (submission) => (
          <Box component="span" dir="auto" id={titleIdOf(submission)} title={submission.task_title} sx={titleStyle}>
            {submission.task_title}
          </Box>
        ),
      },
      {
        field: 'payable_amount',
        name: t('review.column.pay'),
        kind: 'number',
        width: 148,
        text: ({ payable_amount }) => inCoins(payable_amount),
      },
      {
        field: 'actions',
        name: t('review.column.actions'),
        width: 248,
        card: 'controls',
        cell: (submission, tabIndex) => (
          <ReviewButtons submission={submission} tabIndex={tabIndex} onDetails={() => onDetails(submission.id)} />
        ),
      },
    ],
    [t, inCoins, onDetails],
  );
};

const titleStyle = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const BY_TITLE = { field: 'task_title', order: 'ASC' } as const;
const NONE: readonly SubmissionRecord[] = [];

/** By task, of those that have something to review, and by pay. Costs the list no request of its own. */
const useReviewFilters = (): readonly Filter[] => {
  const t = useT();
  const { data = NONE } = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: BY_TITLE });
  return useMemo(() => {
    const tasks = new Map(data.map(({ task_id, task_title }) => [task_id, cut(task_title || task_id)]));
    return [
      {
        field: 'task_id',
        label: t('review.task'),
        options: [...tasks].map(([value, label]) => ({ value, label })),
      },
      { field: 'payable_amount', label: t('review.column.pay'), range: 'number' },
    ];
  }, [t, data]);
};
