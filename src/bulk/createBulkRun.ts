import type { BulkControl, Outcome } from '#dataProvider/bulk.ts';
import { askBeforeLeaving } from '#services/askBeforeLeaving.ts';
import { endedSession, isSettled, LostAnswer, resultsOf, withResult, type RowResult } from './bulkResult.ts';
import { dropLeft, keepLeft, readLeft } from './left.ts';
import { unmadeRows } from './newRows.ts';
import type { BulkJob } from './useBulk.ts';

export type BulkState =
  | { phase: 'idle' }
  | { phase: 'running'; job: BulkJob; settled: number; total: number; stopping: boolean }
  /** `interrupted`: the session or the page ended on the way; what is left waits to be resumed or discarded. */
  | { phase: 'ended'; job: BulkJob; rows: readonly RowResult[]; interrupted: boolean };

export type BulkHost = {
  /** Sends the rows. May reject: what became of each row has been told by then. */
  send: (job: BulkJob, ids: readonly string[], control: BulkControl) => Promise<unknown>;
  ended: (job: BulkJob, rows: readonly RowResult[]) => void;
};

const IDLE: BulkState = { phase: 'idle' };
/** How far a run is, in tenths; the last one is its result. */
export const tenthOf = (settled: number, total: number): number => Math.min(9, Math.floor((settled * 10) / total));

/**
 * One user's bulk work, one job at a time. It lives as long as the page, beside React: looking at another page, or signing
 * in again after the session has ended, finds it where it was.
 */
export const createBulkRun = (email: string) => {
  let host: BulkHost | undefined;
  let stop = new AbortController();
  let departed = false;
  const listeners = new Set<() => void>();
  const left = readLeft(email);
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
    keepLeft(email, { job, rows, interrupted });
    set(rows.every(isSettled) ? IDLE : { phase: 'ended', job, rows, interrupted });
    host?.ended(job, rows);
  };

  const go = async (job: BulkJob, ids: readonly string[]) => {
    stop = new AbortController();
    departed = false;
    const rows = [...results.values()];
    const sent = job.verb === 'create' ? { ...job, rows: unmadeRows(job, rows) } : job;
    const underWay = new Set<string>();
    // A page that goes leaves rows without an answer, which must not be sent again unasked.
    const keep = (unanswered: ReadonlySet<string>) => {
      keepLeft(email, {
        job,
        rows: [...results.values()].map((row) =>
          unanswered.has(row.id) ? { ...row, result: 'unknown', reason: new LostAnswer() } : row,
        ),
        interrupted: true,
      });
    };
    // From the start: a page may go without a word, and nobody knows then which rows were sent.
    keep(new Set(ids));
    const total = ids.length;
    let settled = 0;
    const show = () => {
      set({ phase: 'running', job, settled, total, stopping: stop.signal.aborted });
    };
    const soon = throttled(show);
    const note = ({ id, result, reason }: Outcome) => {
      underWay.delete(id);
      const row = results.get(id);
      if (row) results.set(id, { ...row, result, reason });
      settled++;
      if (tenthOf(settled, total) > tenthOf(settled - 1, total)) soon.now();
      else soon();
    };
    const page = whileOpen(() => {
      keep(underWay);
    });
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
    /** Whoever is mounted now sends the rows and is told of the end. */
    attach: (next: BulkHost) => {
      host = next;
    },
    /**
     * Whether a job is running, or one waits for its answer that another one would push aside: one that was interrupted, or that
     * has records left to make.
     */
    isBusy: () =>
      state.phase === 'running' || (state.phase === 'ended' && (state.interrupted || state.job.verb === 'create')),
    /** Sends what is to be sent; where that is nothing, says why. */
    start: (job: BulkJob) => {
      results = resultsOf(job);
      const ids = withResult(results.values(), 'notStarted').map(({ id }) => id);
      if (ids.length > 0) void go(job, ids);
      else end(job);
    },
    stop: () => {
      stop.abort();
    },
    /** The user has gone: what is under way is finished, the rest is kept for them. */
    depart: () => {
      departed = true;
      stop.abort();
    },
    /** Sends these rows of the job that has ended. */
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
      dropLeft(email);
      set(IDLE);
    },
  };
};

export type BulkRun = ReturnType<typeof createBulkRun>;

/** Between two renders of a progress, in milliseconds. */
const PAUSE = 100;

/** Calls `action` at most every {@link PAUSE}; `now` does not wait, `cancel` forgets a call that is due. */
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
 * So long after the browser has asked whether to leave, in milliseconds, a page that is still there stays. One that goes breaks off
 * whatever it sends meanwhile, and nobody would know of those rows whether they were done.
 */
const LEAVING = 3_000;

/** Asks before the page is closed or reloaded, and tells when it is all the same. */
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
