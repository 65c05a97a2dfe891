import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { DocumentArrowDownRegular } from '@fluentui/react-icons/headless/svg/document-arrow-down';
import { DocumentArrowUpRegular } from '@fluentui/react-icons/headless/svg/document-arrow-up';
import { useMemo } from 'react';
import { useStoreContext } from 'react-admin';
import { isSent } from '#bulk/bulkResult.ts';
import { useBulk, type BulkJob, type BulkRow } from '#bulk/useBulk.ts';
import { useT } from '#i18n/useT.ts';
import type { Command } from '#ui/commands/command.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, verdicts, type SubmissionRecord } from './submissionRecord.ts';
import { forgetEarlier, useHeldIds } from './workbench/keptVerdicts.ts';

const loadSheetFile = () => import('./sheet/sheetFile.ts');

const icons = { approved: CheckmarkRegular, rejected: DismissRegular } as const;

/**
 * Hook that returns the commands of 'Pending Submissions': 'Review one by one', 'Export for review', 'Import verdicts',
 * and a verdict on all selected submissions. Before that verdict it asks, naming the number of submissions and their
 * coins (C-56). `onReview` opens the workbench, `onSheet` the dialog that imports verdicts.
 */
export const useReviewCommands = (onReview: () => void, onSheet: () => void): readonly Command<SubmissionRecord>[] => {
  const t = useT();
  const { start, isFree } = useBulk();
  const { toast } = useNotices();
  const held = useHeldIds();
  const store = useStoreContext();
  return useMemo((): Command<SubmissionRecord>[] => {
    const handOut = async (found: readonly SubmissionRecord[]) => {
      const file = await loadSheetFile();
      const message = file.exportForReview(t, found);
      if (message) toast({ kind: 'info', message, duration: null });
    };
    return [
      {
        key: 'oneByOne',
        label: t('review.one.command'),
        Icon: ClipboardTaskListLtrRegular,
        on: 'list',
        needs: 'edit',
        primary: true,
        run: onReview,
      },
      {
        key: 'exportForReview',
        label: t('review.exportForReview'),
        Icon: DocumentArrowDownRegular,
        on: 'list',
        needs: 'edit',
        takesFound: true,
        run: (found) => void handOut(found),
      },
      {
        key: 'importVerdicts',
        label: t('bulk.work.verdicts.title'),
        Icon: DocumentArrowUpRegular,
        on: 'list',
        needs: 'edit',
        // The rows that an earlier job left are in the dialog's draft as well; that job has to be finished first.
        run: () => isFree((t) => t('bulk.work.verdicts.title')) && onSheet(),
      },
      ...verdicts.map((status): Command<SubmissionRecord> => ({
        key: status,
        label: t(`bulk.work.${status}.title`),
        Icon: icons[status],
        on: 'selection',
        needs: 'edit',
        destructive: status === 'rejected',
        primary: status === 'approved',
        run: (submissions) => {
          const rows = submissions.map((submission): BulkRow => ({
            id: submission.id,
            name: nameOf(submission),
            coins: submission.payable_amount,
            record: { status },
            ...(held.has(submission.id) && { skip: 'held' }),
          }));
          const warning = t(`review.warning.${status}`, { smart_count: rows.filter(isSent).length });
          const job: BulkJob = {
            work: status,
            resource: 'submissions',
            verb: 'settle',
            rows,
            destructive: status === 'rejected',
          };
          const money = (coins: string) => t('review.notPaid', { coins });
          void start(job, { warning, ...(status === 'rejected' && { money }) }).then((hasBegun) => {
            if (hasBegun) forgetEarlier(store, rows);
          });
        },
      })),
    ];
  }, [t, toast, start, isFree, held, store, onReview, onSheet]);
};
