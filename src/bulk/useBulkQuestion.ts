import { useCallback } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import type { BulkJob } from './useBulk.ts';

/** Asks before many rows are changed. Most visits never do: the question's code comes with it, and without it the answer is no. */
export const useBulkQuestion = () => {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  return useCallback(
    async (job: BulkJob): Promise<boolean> => {
      try {
        const { bulkQuestion } = await import('./bulkQuestion.tsx');
        return await confirm(bulkQuestion(job, t, format));
      } catch (error) {
        console.error(error);
        return false;
      }
    },
    [t, format, confirm],
  );
};
