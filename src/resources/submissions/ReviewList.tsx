import Skeleton from '@mui/material/Skeleton';
import useEventCallback from '@mui/utils/useEventCallback';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CanAccess, useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import type { Task } from '#domain/entities.ts';
import { preloadable } from '#loading/preloadable.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import { optionsOf } from '#ui/filters/filterValues.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { useList } from '#ui/grid/useList.ts';
import { Late } from '#ui/loading/Late.tsx';
import { DetailsDialog, useReturnFocus } from '#ui/panel/DetailsPanel.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails, useOpened } from '#ui/panel/useDetails.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { cut } from '#ui/text/cut.ts';
import { OLDEST_FIRST, type SubmissionRecord } from './submissionRecord.ts';
import { useReviewColumns } from './useReviewColumns.tsx';
import { useReviewCommands } from './useReviewCommands.ts';
import { useKeptVerdicts } from './workbench/keptVerdicts.ts';

const Workbench = lazy(() => import('./workbench/Workbench.tsx').then((module) => ({ default: module.Workbench })));
const EarlierAboveList = lazy(() =>
  import('./workbench/EarlierVerdicts.tsx').then((module) => ({ default: module.EarlierAboveList })),
);
const ReviewDetails = lazy(() => import('./ReviewDetails.tsx').then((module) => ({ default: module.ReviewDetails })));

const ReviewSheet = preloadable(async () => (await import('./sheet/ReviewSheet.tsx')).loadReviewSheet());

/**
 * List 'Pending Submissions' on the buyer's home; each row has the buttons 'Details', 'Approve' and 'Reject' (BH-6 to
 * BH-9).
 */
export const ReviewList = () => (
  <CanAccess action="list" resource="submissions">
    <ListOrWorkbench />
  </CanAccess>
);

/**
 * List of pending submissions, replaced by the workbench while the address has `review`. Only one of the two is
 * mounted, because their keyboard shortcuts differ.
 */
const ListOrWorkbench = () => {
  const { value: review, open, close } = useOpened('review');
  const isOpen = useMay('edit', 'submissions') && review !== undefined;
  // After the workbench is closed, the list takes the focus that was in it.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const start = useEventCallback(() => open(''));
  if (isOpen)
    return (
      <Late fallback={<Skeleton variant="rounded" height={320} />}>
        <Workbench wanted={review} onGo={open} onClose={close} />
      </Late>
    );
  return (
    <ScreenList resource="submissions" perPage={25} sort={OLDEST_FIRST}>
      <EarlierVerdicts />
      <Reviews onReview={start} takesFocus={wasOpen} />
    </ScreenList>
  );
};

/**
 * Panel with verdicts that an earlier visit has stored but not sent. Its lazy code leaves out those that another open
 * tab is sending.
 */
const EarlierVerdicts = () =>
  useKeptVerdicts().length > 0 && (
    <Suspense>
      <EarlierAboveList />
    </Suspense>
  );

const Reviews = ({ onReview, takesFocus }: { onReview: () => void; takesFocus: boolean }) => {
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
        ownOrder={t('review.oldestFirst')}
        filters={useReviewFilters()}
        empty={{ title: t('review.none'), action: { label: t('menu.addTask'), to: addresses.addTask } }}
        onOpen={({ id }) => open(id)}
      />
      <RecordPanel<SubmissionRecord> resource="submissions" details={details} Frame={DetailsDialog}>
        {(submission) => <ReviewDetails submission={submission} onClose={details.close} />}
      </RecordPanel>
      {sheet.dialog && (
        <Late>
          <ReviewSheet {...sheet.dialog} />
        </Late>
      )}
    </ListSection>
  );
};

/**
 * Hook for the dialog 'Import verdicts', which is open while the address has `?sheet`. `start` opens it. `dialog` are
 * its props, or false while it is closed and has finished fading out.
 */
const useSheet = () => {
  const { value, open, close } = useOpened('sheet');
  const isOpen = useMay('edit', 'submissions') && value !== undefined;
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  const start = useEventCallback(() => open(''));
  const { returnFocus } = useReturnFocus(undefined);
  const onClosed = () => {
    setThere(false);
    // After a link has opened it, no earlier focus exists to return to.
    if (!document.activeElement?.closest('main')) returnFocus();
  };
  return { start, dialog: isThere && { open: isOpen, onClose: close, onClosed } };
};

const BY_TITLE = { field: 'task_title', order: 'ASC' } as const;
const NONE: readonly never[] = [];

/**
 * Hook that returns the filters by task and by pay. The tasks to choose from are those of the pending submissions,
 * already in the cache. The title of a chosen task without pending submissions is requested from the list of tasks.
 */
const useReviewFilters = (): readonly FilterPill[] => {
  const t = useT();
  const chosen = optionsOf(useList().filterValues, 'task_id');
  const { data } = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: BY_TITLE });
  const waiting = useMemo(
    () => new Map((data ?? NONE).map(({ task_id, task_title }) => [task_id, cut(task_title || task_id)])),
    [data],
  );
  const decided = chosen.filter((id) => !waiting.has(id));
  const { data: others = NONE } = useGetList<Task & { id: string }>(
    'tasks',
    { filter: { _id: decided }, pagination: ALL_ROWS },
    { enabled: data !== undefined && decided.length > 0 },
  );
  const tasks = new Map([...waiting, ...others.map(({ id, taskTitle }) => [id, cut(taskTitle || id)] as const)]);
  return [
    {
      field: 'task_id',
      label: t('review.task'),
      options: [...tasks].map(([value, label]) => ({ value, label })),
    },
    { field: 'payable_amount', label: t('review.column.pay'), range: 'number' },
  ];
};
