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
  /** State while rows are sent: `settled` of `total` have a result. `stopping` is true once Stop was pressed. */
  | { phase: 'running'; job: BulkJob; settled: number; total: number; stopping: boolean }
  /**
   * State of a job that is over. `interrupted` is true when the session or the page ended during it: the rows that were
   * not started wait to be resumed or discarded.
   */
  | { phase: 'ended'; job: BulkJob; rows: readonly RowResult[]; interrupted: boolean };

export type BulkHost = {
  /** Sends the rows. It may reject, but only after each row's outcome was reported through `control.onOutcome`. */
  send: (job: BulkJob, ids: readonly string[], control: BulkControl) => Promise<unknown>;
  /** Callback once a job is over, with the results of all its rows. */
  ended: (job: BulkJob, rows: readonly RowResult[]) => void;
};

const IDLE: BulkState = { phase: 'idle' };
/**
 * Progress of a running job in whole tenths of its rows, 0 to 9. There is no 10, because the job's outcome announces
 * the end. `settled` is the number of rows with a result.
 */
export const tenthOf = (settled: number, total: number): number => Math.min(9, Math.floor((settled * 10) / total));

/**
 * Creates the store of one user's bulk work, with one job at a time. It lives outside of React as long as the page: a
 * job goes on when the user changes screens, and can be resumed after a new sign-in.
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
    // When the page is closed, rows whose answer is missing must be marked, because they must not be sent again without a
    // question.
    const keep = (unanswered: ReadonlySet<string>) =>
      keepJob(email, {
        job,
        rows: [...results.values()].map((row) =>
          unanswered.has(row.id) ? { ...row, result: 'unknown', reason: new LostAnswer() } : row,
        ),
        interrupted: true,
      });
    // Stored before anything is sent: a page may end without an event, and nobody would know which rows were sent.
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
    /**
     * Sets the host: the functions of the mounted BulkProvider that send the rows and are called at the end of a job.
     */
    attach: (next: BulkHost) => {
      host = next;
    },
    /**
     * True when no other job may start: one is running, or an ended one was interrupted or still has records to create.
     */
    isBusy: () =>
      state.phase === 'running' ||
      (state.phase === 'ended' &&
        (state.interrupted || (state.job.verb === 'create' && !state.rows.every(isFulfilled)))),
    /**
     * Starts a job, and replaces an ended one. When no row needs a request, the job ends at once with the reason for
     * each.
     */
    start: (job: BulkJob) => {
      results = resultsOf(job);
      const ids = withResult(results.values(), 'notStarted').map(({ id }) => id);
      if (ids.length > 0) void go(job, ids);
      else end(job);
    },
    stop: () => stop.abort(),
    /**
     * Stops the job because its user was signed out: rows under way are finished, the rest is kept for that user's next
     * sign-in.
     */
    depart: () => {
      departed = true;
      stop.abort();
    },
    /** Sends the given rows of the ended job again. */
    again: (rows: readonly RowResult[]) => {
      if (state.phase !== 'ended') return;
      for (const { id } of rows) results.set(id, { id, result: 'notStarted' });
      void go(
        state.job,
        rows.map(({ id }) => id),
      );
    },
    /** Removes an ended job from the screen and from sessionStorage. */
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

/**
 * Wraps `action` in a function that runs it at most once every {@link PAUSE}. Its `now` runs it at once, its `cancel`
 * drops a run that is due.
 */
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
 * Milliseconds to wait after the browser has asked whether to leave the page. Rows are sent again only then, because a
 * page that is being left aborts its requests, so that their outcome is unknown.
 */
const LEAVING = 3_000;

/**
 * Makes the browser ask before the page is closed or reloaded during a job; `onClosed` is called if the page is closed
 * nevertheless. The returned `close` stops the asking. `whenStaying` returns a promise that resolves when the page
 * stays open after such a question, and at once without one.
 */
const whileOpen = (onClosed: () => void) => {
  let staying = Promise.resolve();
  const stopAsking = askBeforeLeaving(() => {
    // Started in a timer, which runs only after the browser's question is answered.
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
