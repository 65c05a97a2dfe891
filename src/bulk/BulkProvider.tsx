import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDataProvider, useStoreContext, type DataProvider } from 'react-admin';
import type { Session } from '#authProvider/createSession.ts';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import type { CreateMany, SettleMany } from '#dataProvider/createWrites.ts';
import { unselect } from '#changes/leaveLists.ts';
import { sameEmail } from '#domain/email.ts';
import { isRecord } from '#domain/isRecord.ts';
import { dropDraft } from '#ui/forms/useKeptDraft.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { BulkRegion } from './BulkRegion.tsx';
import { isSent, isFulfilled, summaryOf, titleOf } from './bulkResult.ts';
import { newRowsOf } from './newRows.ts';
import { createBulkRun, type BulkHost, type BulkRun } from './createBulkRun.ts';
import { BulkContext, draftOf, type Bulk, type BulkJob, type BulkQuestion } from './useBulk.ts';

/**
 * Provider of the context that `useBulk` reads, for all screens of the Dashboard. Above them it shows a region with the
 * progress of the running bulk job, and then its outcome. Progress re-renders only that region.
 */
export const BulkProvider = ({ children }: { children: ReactNode }) => {
  const run = runOf(useSession(), useSessionState().user?.email ?? '');
  const host = useHost();
  useEffect(() => run.attach(host));
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const { failure } = useNotices();
  const bulk = useMemo((): Bulk => {
    /**
     * Asks the user before many rows are changed. The dialog's code is loaded with the first question. Resolves with
     * false when the user declines, or when that code cannot be loaded.
     */
    const ask = async (job: BulkJob, question: BulkQuestion): Promise<boolean> => {
      try {
        const { bulkQuestion } = await import('./bulkQuestion.tsx');
        return await confirm(bulkQuestion(job, question, t, format));
      } catch (error) {
        console.error(error);
        return false;
      }
    };
    const isFree = (command: Sentence) => {
      if (run.isBusy()) failure((t, format) => t('bulk.busy', { command: command(t, format) }));
      return !run.isBusy();
    };
    return {
      isFree,
      start: async (job, question) => {
        const { command = titleOf(job) }: Partial<BulkQuestion> = question === 'asked' ? {} : question;
        if (job.rows.length === 0 || !isFree(command)) return false;
        const someone = job.rows.some(isSent);
        // Checked again, because another job may have started while the question was open.
        if (someone && question !== 'asked' && !((await ask(job, question)) && isFree(command))) return false;
        run.start(job);
        return someone;
      },
    };
  }, [run, t, format, confirm, failure]);
  return (
    <BulkContext.Provider value={bulk}>
      <BulkRegion run={run} />
      {children}
    </BulkContext.Provider>
  );
};

const runs = new WeakMap<Session, Map<string, BulkRun>>();

/**
 * Store of one user's bulk work (createBulkRun). Returns the same object until the page is closed, however often the
 * Dashboard is mounted.
 */
const runOf = (session: Session, email: string): BulkRun => {
  const own = runs.get(session) ?? new Map<string, BulkRun>();
  runs.set(session, own);
  const known = own.get(email);
  if (known) return known;
  const run = createBulkRun(email);
  own.set(email, run);
  session.subscribe(() => {
    if (!sameEmail(session.state().user?.email, email)) run.depart();
  });
  return run;
};

/**
 * Hook that returns the functions that createBulkRun calls. `send` sends a job's rows through the data provider;
 * `ended` deselects the rows that were done and adds an entry to the Notifications.
 */
const useHost = (): BulkHost => {
  const provider = useDataProvider<DataProvider & CreateMany & SettleMany>();
  const store = useStoreContext();
  const { note, dismiss } = useNotices();
  /** Id of each job's entry in the Notifications, so that a resumed job can replace its earlier entry. */
  const [noted] = useState(() => new WeakMap<BulkJob, number>());
  return {
    send: (job, ids, meta) => {
      const { resource, verb, data = {}, knownBy = [] } = job;
      if (verb === 'create') return provider.createMany(resource, { rows: newRowsOf(job, ids), knownBy, meta });
      if (verb === 'settle') return provider.settleMany(resource, { rows: newRowsOf(job, ids), meta });
      return verb === 'delete'
        ? provider.deleteMany(resource, { ids: [...ids], meta })
        : provider.updateMany(resource, { ids: [...ids], data, meta });
    },
    ended: (job, rows) => {
      const settled = rows.filter(isFulfilled);
      // Rows that were not done stay selected, to be looked at or tried again.
      unselect(store, job.resource, new Set(settled.map(({ id }) => id)));
      if (job.draft) {
        const { key, run } = job.draft;
        const closed = rows.filter((row) => isFulfilled(row) || row.result === 'skipped');
        const left = draftOf(job, new Set(closed.map(({ id }) => id)));
        const isOwn = (kept: unknown) => isRecord(kept) && kept.run === run;
        dropDraft(store, key, isOwn, left.rows.length > 0 ? left : undefined);
      }
      const summary = summaryOf({ job, rows });
      // A resumed job replaces its entry in the Notifications: two entries would count its first rows twice.
      const earlier = noted.get(job);
      if (earlier !== undefined) dismiss(earlier);
      // The outcome stands above the list until it is closed; afterwards the Notifications still tell of it.
      noted.set(job, note(summary, { kind: settled.length === rows.length ? 'success' : 'info' }));
    },
  };
};
