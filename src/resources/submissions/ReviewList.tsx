import Skeleton from '@mui/material/Skeleton';
import useEventCallback from '@mui/utils/useEventCallback';
import { lazy, Suspense, useState } from 'react';
import { CanAccess } from 'react-admin';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { DetailsDialog } from '#ui/panel/DetailsDialog.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { useOpened } from '#ui/panel/useOpened.ts';
import { useReturnFocus } from '#ui/panel/useReturnFocus.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { OLDEST_FIRST, type SubmissionRecord } from './submissionRecord.ts';
import { useReviewColumns } from './useReviewColumns.tsx';
import { useReviewCommands } from './useReviewCommands.ts';
import { useReviewFilters } from './useReviewFilters.ts';
import { useKeptVerdicts } from './workbench/keptVerdicts.ts';

const Workbench = lazy(() => import('./workbench/Workbench.tsx').then((module) => ({ default: module.Workbench })));
const LeftAboveList = lazy(() =>
  import('./workbench/LeftVerdicts.tsx').then((module) => ({ default: module.LeftAboveList })),
);
const ReviewDetails = lazy(() => import('./ReviewDetails.tsx').then((module) => ({ default: module.ReviewDetails })));

const ReviewSheet = lazyWithTexts('sheets', async () => (await import('./sheet/ReviewSheet.tsx')).loadReviewSheet());

/** The buyer's 'Pending Submissions', each with 'Details', 'Approve' and 'Reject' (BH-6 to BH-9). */
export const ReviewList = () => (
  <CanAccess action="list" resource="submissions">
    <ListOrWorkbench />
  </CanAccess>
);

/** The workbench takes the list's place: their keys and their buttons mean different things. */
const ListOrWorkbench = () => {
  const { value: review, open, close } = useOpened('review');
  const isOpen = useMay('edit', 'submissions') && review !== undefined;
  // The keyboard's place went with the workbench.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const start = useEventCallback(() => {
    open('');
  });
  if (isOpen)
    return (
      <ErrorBoundary>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <Workbench wanted={review} onGo={open} onClose={close} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <ScreenList resource="submissions" perPage={25} sort={OLDEST_FIRST}>
      <Left />
      <Reviews onReview={start} takesFocus={wasOpen} />
    </ScreenList>
  );
};

/** What an earlier visit had not sent; it finds out by itself whether what is kept is that. */
const Left = () =>
  useKeptVerdicts().length > 0 && (
    <Suspense>
      <LeftAboveList />
    </Suspense>
  );

type ReviewsProps = { onReview: () => void; takesFocus: boolean };

const Reviews = ({ onReview, takesFocus }: ReviewsProps) => {
  const t = useT();
  const details = useDetails();
  const open = useEventCallback(details.open);
  const sheet = useSheet();
  return (
    <ListSection title={t('review.title')} takesFocus={takesFocus}>
      <ListGrid
        label={t('review.title')}
        columns={useReviewColumns(open)}
        commands={useReviewCommands(onReview, sheet.start)}
        filters={useReviewFilters()}
        empty={{ title: t('review.none') }}
        onOpen={({ id }) => open(id)}
      />
      <RecordPanel<SubmissionRecord> resource="submissions" details={details} Frame={DetailsDialog}>
        {(submission) => <ReviewDetails submission={submission} onClose={details.close} />}
      </RecordPanel>
      {sheet.dialog && (
        <ErrorBoundary>
          <Suspense>
            <ReviewSheet {...sheet.dialog} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ListSection>
  );
};

/** 'Import verdicts', which the address opens; it stays until it has closed with grace. */
const useSheet = () => {
  const { value, open, close } = useOpened('sheet');
  const isOpen = useMay('edit', 'submissions') && value !== undefined;
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  const start = useEventCallback(() => {
    open('');
  });
  const { returnFocus } = useReturnFocus(undefined);
  const onClosed = () => {
    setThere(false);
    // Where a link has opened it, nothing had the focus before that it could go back to.
    if (!document.activeElement?.closest('main')) returnFocus();
  };
  return { start, dialog: isThere && { open: isOpen, onClose: close, onClosed } };
};
