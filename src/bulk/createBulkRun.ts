import type { BulkControl, RowOutcome } from '#dataProvider/bulk.ts';
import { askBeforeLeaving } from '#services/askBeforeLeaving.ts';
import {
  endedSession,
  isFulfilled,
  LostAnswer,
  resultsOf,
  withResult,
  dropJob,
  keepJob,
  readJob,
  type RowResult,
} from './bulkResult.ts';
import { unmadeRows } from './newRows.ts';
import type { BulkJob } from './useBulk.ts';

export type BulkState =
  | { phase: 'idle' }
  | { phase: 'running'; job: BulkJob; settled: number; total: number; stopping: boolean }
  /** Ended; `interrupted` when the session or the page ended on the way: the rest waits to be resumed or discarded. */
  | { phase: 'ended'; job: BulkJob; rows: readonly RowResult[]; interrupted: boolean };

export type BulkHost = {
  /** Sends the rows. May reject: each row's outcome was reported by then. */
  send: (job: BulkJob, ids: readonly string[], control: BulkControl) => Promise<unknown>;
  ended: (job: BulkJob, rows: readonly RowResult[]) => void;
};

const IDLE: BulkState = { phase: 'idle' };
/** The progress of a run in tenths, at most 9: the end is announced as its result. */
export const tenthOf = (settled: number, total: number): number => Math.min(9, Math.floor((settled * 10) / total));

/**
 * A user's bulk work, one job at a time. It lives as long as the page, outside of React: it survives a change of screens, and a
 * new sign-in after the session has ended.
 */
export const createBulkRun = (email: string) => {
  let host: BulkHost | undefined;
  let stop = new AbortController();
  let departed = false;
  const listeners = new Set<() => void>();
  const left = readJob(email);
  let results = new Map(left?.rows.map((row) => [row.id, row]));
  let state: BulkState = left ? { phase: 'ended', ...left } : IDLE;

  const set = (next: BulkState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const end = (job: BulkJob) => {
    const rows = [...results.values()];
    const open = withResult(rows, 'notStarted').length > 0;
    const interrupted = open && (departed || endedSession(rows));
    keepJob(email, { job, rows, interrupted });
    set({ phase: 'ended', job, rows, interrupted });
    host?.ended(job, rows);
  };

  const go = async (job: BulkJob, ids: readonly string[]) => {
    stop = new AbortController();
    departed = false;
    const rows = [...results.values()];
    const sent = job.verb === 'create' ? { ...job, rows: unmadeRows(job, rows) } : job;
    const underWay = new Set<string>();
    // A page that is closed leaves rows without an answer, which must not be sent again without a question.
    const keep = (unanswered: ReadonlySet<string>) =>
      keepJob(email, {
        job,
        rows: [...results.values()].map((row) =>
          unanswered.has(row.id) ? { ...row, result: 'unknown', reason: new LostAnswer() } : row,
        ),
        interrupted: true,
      });
    // From the start: a page may end without an event, and which rows were sent would be unknown.
    keep(new Set(ids));
    const total = ids.length;
    let settled = 0;
    const show = () => set({ phase: 'running', job, settled, total, stopping: stop.signal.aborted });
    const soon = throttled(show);
    const note = ({ id, result, reason }: RowOutcome) => {
      underWay.delete(id);
      const row = results.get(id);
      if (row) results.set(id, { ...row, result, reason });
      settled++;
      if (tenthOf(settled, total) > tenthOf(settled - 1, total)) soon.now();
      else soon();
    };
    const page = whileOpen(() => keep(underWay));
    show();
    stop.signal.addEventListener('abort', show);
    const onSending = (id: string) => underWay.add(id);
    try {
      await host?.send(sent, ids, { signal: stop.signal, whenReady: page.whenStaying, onSending, onOutcome: note });
    } catch (error) {
      if ([...results.values()].some(({ result }) => result === 'failed' || result === 'unknown')) console.error(error);
    }
    stop.signal.removeEventListener('abort', show);
    soon.cancel();
    page.close();
    end(job);
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sets the mounted provider, which sends the rows and hears of the end. */
    attach: (next: BulkHost) => {
      host = next;
    },
    /** True while a job is running, or an ended one would be pushed aside that was interrupted or has records left to make. */
    isBusy: () =>
      state.phase === 'running' ||
      (state.phase === 'ended' &&
        (state.interrupted || (state.job.verb === 'create' && !state.rows.every(isFulfilled)))),
    /** Sends the rows that need a call; without any, ends the job with the reasons. */
    start: (job: BulkJob) => {
      results = resultsOf(job);
      const ids = withResult(results.values(), 'notStarted').map(({ id }) => id);
      if (ids.length > 0) void go(job, ids);
      else end(job);
    },
    stop: () => stop.abort(),
    /** Stops the job after the user has gone: rows under way are finished, the rest is kept for them. */
    depart: () => {
      departed = true;
      stop.abort();
    },
    /** Sends these rows of the ended job again. */
    again: (rows: readonly RowResult[]) => {
      if (state.phase !== 'ended') return;
      for (const { id } of rows) results.set(id, { id, result: 'notStarted' });
      void go(
        state.job,
        rows.map(({ id }) => id),
      );
    },
    close: () => {
      if (state.phase !== 'ended') return;
      dropJob(email);
      set(IDLE);
    },
  };
};

export type BulkRun = ReturnType<typeof createBulkRun>;

/** Milliseconds between two renders of the progress. */
const PAUSE = 100;

/** The `action`, run at most every {@link PAUSE}; `now` does not wait, `cancel` forgets a run that is due. */
const throttled = (action: () => void) => {
  let due: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(due);
    due = undefined;
  };
  const now = () => {
    cancel();
    action();
  };
  return Object.assign(
    () => {
      due ??= setTimeout(now, PAUSE);
    },
    { now, cancel },
  );
};

/**
 * Milliseconds after the browser's question whether to leave, after which a page that is still there stays. A page that goes
 * breaks off its requests, and the outcome of their rows would be unknown.
 */
const LEAVING = 3_000;

/** The browser's question before the page is closed or reloaded, and a callback when it is closed all the same. */
const whileOpen = (onClosed: () => void) => {
  let staying = Promise.resolve();
  const stopAsking = askBeforeLeaving(() => {
    // No timer starts before the browser's question is answered.
    staying = new Promise((resolve) => setTimeout(() => setTimeout(resolve, LEAVING)));
  });
  addEventListener('pagehide', onClosed);
  return {
    whenStaying: () => staying,
    close: () => {
      stopAsking();
      removeEventListener('pagehide', onClosed);
    },
  };
};
