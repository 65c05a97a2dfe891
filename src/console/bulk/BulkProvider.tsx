import { useMemo, type ReactNode } from 'react';
import { BulkContext, type Bulk } from '#ui/bulk/useBulk.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { isSent } from './bulkResult.ts';
import { BulkRegion } from './BulkRegion.tsx';
import { useBulkQuestion } from './useBulkQuestion.tsx';
import { useBulkRun } from './useBulkRun.ts';

/** Gives `useBulk` to the console's screens, and shows above them what is running. Progress draws the region alone. */
export const BulkProvider = ({ children }: { children: ReactNode }) => {
  const run = useBulkRun();
  const ask = useBulkQuestion();
  const { failure } = useNotices();
  const bulk = useMemo(
    (): Bulk => ({
      start: async (job) => {
        const isFree = () => {
          if (run.isBusy()) failure((t) => t('bulk.busy', { command: job.texts.command }));
          return !run.isBusy();
        };
        if (job.rows.length === 0 || !isFree()) return false;
        const someone = job.rows.some(isSent);
        // Asked again after the answer: the question may have stood for a while.
        if (someone && !((await ask(job)) && isFree())) return false;
        run.start(job);
        return someone;
      },
    }),
    [run, ask, failure],
  );
  return (
    <BulkContext.Provider value={bulk}>
      <BulkRegion run={run} />
      {children}
    </BulkContext.Provider>
  );
};
