import { useOopsDialog } from '#dataProvider/useFailureNotice.ts';
import { useSettle } from '#dataProvider/useSettle.ts';
import { addresses, detailsIn } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

export const verdicts = ['approved', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** A buyer's verdict on one submission, given at once (BH-10 to BH-15, C-56). */
export const useReview = (submission: SubmissionRecord, onReviewed?: () => void) => {
  const notices = useNotices();
  const sayFailed = useOopsDialog();
  const { settle, isPending } = useSettle('submissions', submission, {
    onDone: ({ status }) => {
      const verdict = status === 'approved' ? 'approved' : 'rejected';
      notices.success((t) => t(`review.done.${verdict}`), {
        detail: (t) => t(`review.doneDetail.${verdict}`),
        to: detailsIn(addresses.myTasks, submission.task_id),
      });
      onReviewed?.();
    },
    onFailed: (error) => sayFailed(error, { to: detailsIn(addresses.buyerHome, submission.id) }),
  });
  return { review: (status: Verdict) => settle({ status }), isPending };
};
