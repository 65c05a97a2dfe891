import { useMemo } from 'react';
import { useDataProvider, useStoreContext, type DataProvider } from 'react-admin';
import { failureOf } from '#changes/failureOf.ts';
import type { FindGone } from '#dataProvider/lists.ts';
import { useOopsDialog } from '#changes/useFailureNotice.ts';
import { useSettle } from '#changes/useSettle.ts';
import { addresses, detailsIn } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { workerOf, type SubmissionRecord } from './submissionRecord.ts';
import type { Verdict } from './verdict.ts';
import { forgetLeft, useHeldIds } from './workbench/keptVerdicts.ts';

/** A buyer's verdict on one submission, given at once (BH-10 to BH-15, C-56). `isHeld`: another one waits to be sent. */
export const useReview = (submission: SubmissionRecord, onReviewed?: () => void) => {
  const { sayDone, sayFailed } = useVerdictNotices();
  const { settle, isPending } = useSettle('submissions', submission, {
    onDone: ({ status }) => {
      sayDone(submission, status === 'approved' ? 'approved' : 'rejected');
      onReviewed?.();
    },
    onFailed: (error) => sayFailed(submission, error),
  });
  const isHeld = useHeldIds().has(submission.id);
  const store = useStoreContext();
  const review = (status: Verdict) => {
    forgetLeft(store, [submission]);
    settle({ status });
  };
  return { review, isPending, isHeld };
};

/** What is said of a verdict once the server has answered. `sayFailed` answers false where the session has ended for it. */
export const useVerdictNotices = () => {
  const { success } = useNotices();
  const provider = useDataProvider<DataProvider & FindGone>();
  const sayOops = useOopsDialog();
  return useMemo(
    () => ({
      sayDone: (submission: SubmissionRecord, verdict: Verdict) => {
        const { task_id } = submission;
        // Work may be waiting still on a task that was deleted.
        void provider.findGone('tasks', { ids: [task_id] }).then(({ length: gone }) => {
          success((t) => t(`review.done.${verdict}`), {
            detail: (t) => t(`review.doneDetail.${verdict}`),
            to: gone ? undefined : detailsIn(addresses.myTasks, task_id),
            about: workerOf(submission),
          });
        });
      },
      sayFailed: (submission: SubmissionRecord, error: unknown): boolean =>
        sayOops(error, {
          to: failureOf(error).isGone ? undefined : detailsIn(addresses.buyerHome, submission.id),
          about: workerOf(submission),
        }),
    }),
    [success, provider, sayOops],
  );
};
