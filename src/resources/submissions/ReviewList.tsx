import { lazy } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { DetailsDialog } from '#ui/panel/DetailsDialog.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import type { SubmissionRecord } from './submissionRecord.ts';
import { useReviewColumns } from './useReviewColumns.tsx';
import { useReviewCommands } from './useReviewCommands.ts';
import { useReviewFilters } from './useReviewFilters.ts';

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
