import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useMemo } from 'react';
import { useT } from '#i18n/useT.ts';
import { useBulk } from '#bulk/useBulk.ts';
import type { Command } from '#ui/commands/command.ts';
import { nameOf, type SubmissionRecord } from './submissionRecord.ts';
import { verdicts, type Verdict } from './useReview.ts';

const buttons = {
  approved: { label: 'review.approve', Icon: CheckmarkRegular },
  rejected: { label: 'review.reject', Icon: DismissRegular },
} as const satisfies Record<Verdict, object>;

/** One verdict on all selected submissions, after a question that names how many and how much (C-56). */
export const useReviewCommands = (): readonly Command<SubmissionRecord>[] => {
  const t = useT();
  const { start } = useBulk();
  return useMemo(
    () =>
      verdicts.map((status): Command<SubmissionRecord> => {
        const { label, Icon } = buttons[status];
        const texts = {
          command: t(label),
          doing: t(`review.bulk.${status}.doing`),
          done: t(`review.bulk.${status}.done`),
        };
        return {
          key: status,
          label: texts.command,
          Icon,
          on: 'selection',
          needs: 'edit',
          destructive: status === 'rejected',
          run: (submissions) => {
            const rows = submissions.map((submission) => ({
              id: submission.id,
              name: nameOf(submission),
              coins: submission.payable_amount,
            }));
            const warning = t(`review.bulk.${status}.warning`, { smart_count: rows.length });
            void start({
              resource: 'submissions',
              verb: 'update',
              data: { status },
              rows,
              texts: { ...texts, warning },
              destructive: status === 'rejected',
            });
          },
        };
      }),
    [t, start],
  );
};
