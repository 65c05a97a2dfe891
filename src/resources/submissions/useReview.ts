import { useMemo } from 'react';
import { useDataProvider, useStoreContext, type DataProvider } from 'react-admin';
import { failureOf } from '#changes/failureOf.ts';
import type { FindGone } from '#dataProvider/lists.ts';
import { useOopsDialog } from '#changes/useFailureNotice.ts';
import { useSettle } from '#changes/useSettle.ts';
import { addresses, detailsIn } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { workerOf, type SubmissionRecord, type Verdict } from './submissionRecord.ts';
import { forgetEarlier, useHeldIds } from './workbench/keptVerdicts.ts';

/**
 * Hook for the buttons with which a buyer reviews one submission. `review` sends a verdict at once, without a question
 * (BH-10 to BH-15, C-56). `isHeld` is true while the workbench holds a verdict on the submission and will send it.
 * `onReviewed` is called once the server has accepted the verdict.
 */
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
    forgetEarlier(store, [submission]);
    settle({ status });
  };
  return { review, isPending, isHeld };
};

/**
 * Hook that returns functions that show a verdict's success (`sayDone`) or failure (`sayFailed`). `sayFailed` returns
 * true; when the error has ended the session, it shows nothing and returns false.
 */
export const useVerdictNotices = () => {
  const { success } = useNotices();
  const provider = useDataProvider<DataProvider & FindGone>();
  const sayOops = useOopsDialog();
  return useMemo(
    () => ({
      sayDone: (submission: SubmissionRecord, verdict: Verdict) => {
        const { task_id } = submission;
        // The task may have been deleted while its work waited.
        void provider
          .findGone('tasks', { ids: [task_id] })
          .catch(() => [])
          .then(({ length: gone }) =>
            success((t) => t(`review.done.${verdict}`), {
              detail: (t) => t(`review.doneDetail.${verdict}`),
              to: gone ? undefined : detailsIn(addresses.myTasks, task_id),
              about: workerOf(submission),
            }),
          );
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
