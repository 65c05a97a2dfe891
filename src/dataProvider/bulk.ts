import { ApiError, isTooMany, isUnauthorized } from '../api/ApiError.ts';
import { isOnline, whenOnline } from './online.ts';
import type { Sent } from './send.ts';

/**
 * The outcome of one row of a bulk command. A row that was never sent, or was refused for a lapsed session, is not started; one that
 * needs no call any more is skipped; one whose answer was lost is unknown, as it may have been done.
 */
export type Outcome = {
  id: string;
  result: 'done' | 'failed' | 'unknown' | 'notStarted' | 'skipped';
  reason?: unknown;
};

/** The steering of a bulk command by whoever asked for it: react-admin's `meta` of updateMany and deleteMany, and of createMany. */
export type BulkControl = {
  /** Stops the queue: rows under way are finished, the rest is not started. */
  signal?: AbortSignal | undefined;
  /** Resolves when a row may be sent: each one waits for it. */
  whenReady?: () => Promise<void>;
  /** Right before a row is sent: from here to its outcome nobody knows whether it was done. */
  onSending?: (id: string) => void;
  onOutcome?: (outcome: Outcome) => void;
};

export type BulkOptions<Row> = BulkControl & {
  ids: readonly string[];
  /** The number of rows that are under way at a time; see {@link underWayOf}. */
  underWay: number;
  /** Reads what the call needs, undefined where none is needed any more; while it runs, nothing of the row has been sent. */
  read: (id: string) => Promise<Row | undefined>;
  /** The result of a row that needs no call. */
  unsent?: 'done' | 'skipped';
  /** The single-row call, which waits where the server has too much of this user's under way. */
  write: (id: string, row: Row) => Promise<Sent | { result: 'skipped' }>;
};

/**
 * The number of a command's rows that are under way at a time, all of which Stop comes too late for: few where money leaves, something
 * is made or is gone for good, whatever that costs; elsewhere as many as keep the six connections busy that browsers open to a host.
 */
export const underWayOf = (resource: string, verb: 'create' | 'update' | 'delete'): number =>
  verb !== 'update' || resource === 'withdrawals' ? 4 : 16;

/**
 * Runs one call per row through one queue, which waits while the browser is offline and ends at the first 401. Never
 * rejects: every row has its outcome, in the order given.
 */
export const runBulk = async <Row>(options: BulkOptions<Row>): Promise<Outcome[]> => {
  const { ids, underWay, read, unsent = 'done', write, signal, whenReady, onSending, onOutcome } = options;
  const outcomes = ids.map((id): Outcome => ({ id, result: 'notStarted' }));
  const queue = outcomes.entries();
  let refused = false;
  const isOver = () => refused || signal?.aborted === true;
  // All rows under way wait together.
  let waiting: Promise<void> | undefined;

  const attempt = async (id: string): Promise<Outcome> => {
    for (;;) {
      if (!isOnline()) await (waiting ??= whenOnline(signal).finally(() => (waiting = undefined)));
      await whenReady?.();
      if (isOver()) return { id, result: 'notStarted' };
      let row: Row | undefined;
      try {
        row = await read(id);
      } catch (reason) {
        if (isOffline(reason) && !isOnline()) continue;
        return failed(id, reason);
      }
      if (isOver() || !isOnline()) continue;
      if (row === undefined) return { id, result: unsent };
      onSending?.(id);
      const sent = await write(id, row);
      if (sent.result === 'notDone') return failed(id, sent.error);
      if (sent.result === 'unknown') return { id, result: 'unknown', reason: sent.error };
      return { id, result: sent.result };
    }
  };

  const failed = (id: string, reason: unknown): Outcome => {
    if (isUnauthorized(reason)) {
      refused = true;
      return { id, result: 'notStarted', reason };
    }
    // It waited for its turn at the server until Stop.
    if (isTooMany(reason) && isOver()) return { id, result: 'notStarted' };
    return { id, result: 'failed', reason };
  };

  const work = async () => {
    for (const [place, { id }] of queue) {
      if (isOver()) return;
      const outcome = await attempt(id);
      outcomes[place] = outcome;
      onOutcome?.(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(underWay, ids.length) }, work));
  return outcomes;
};

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.failure === 'offline';

/** The rejection of createMany, updateMany and deleteMany: the rows that were not done. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  constructor(readonly outcomes: readonly Outcome[]) {
    const open = outcomes.filter(({ result }) => result !== 'done').length;
    super(`${String(open)} of ${String(outcomes.length)} rows were not done.`);
  }
}

/** The common ground of records that a list cannot tell apart, by the fields by which its records are known. */
export const likenessOf = (record: Readonly<Record<string, unknown>>, knownBy: readonly string[]): string =>
  JSON.stringify(knownBy.map((field) => record[field]));
