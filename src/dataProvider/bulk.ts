import { ApiError, isTooMany, isUnauthorized } from '../api/ApiError.ts';
import { isOnline, whenOnline } from './online.ts';
import type { Sent } from './send.ts';

/**
 * The outcome of one row of a bulk command. 'notStarted' was never sent, or refused as the session had ended; 'skipped' needs
 * no call any more. 'unknown' lost its answer, and may have been done.
 */
export type RowOutcome = {
  id: string;
  result: 'done' | 'failed' | 'unknown' | 'notStarted' | 'skipped';
  reason?: unknown;
};

/** The caller's control of a bulk command: react-admin's `meta` of updateMany, deleteMany and createMany. */
export type BulkControl = {
  /** Stops the queue: rows under way are finished, the rest is not started. */
  signal?: AbortSignal | undefined;
  /** Resolves when a row may be sent: each one waits for it. */
  whenReady?: () => Promise<void>;
  /** Callback right before a row is sent: from here to its outcome it may have been done. */
  onSending?: (id: string) => void;
  onOutcome?: (outcome: RowOutcome) => void;
};

export type BulkOptions<Row> = BulkControl & {
  ids: readonly string[];
  /** The number of rows that are under way at a time; see {@link underWayOf}. */
  underWay: number;
  /** Reads the record for the call, undefined when no call is needed any more; meanwhile nothing of the row has been sent. */
  read: (id: string) => Promise<Row | undefined>;
  /** The result of a row that needs no call. */
  unsent?: 'done' | 'skipped';
  /** The single-row call; it waits while the server refuses it for too many calls of this user. */
  write: (id: string, row: Row) => Promise<Sent | { result: 'skipped' }>;
};

/**
 * The number of a command's rows that are under way at a time, for which Stop comes too late. It is low where money leaves, or
 * something is made or deleted; else it fills the six connections of a browser to a host.
 */
export const underWayOf = (resource: string, verb: 'create' | 'update' | 'delete'): number =>
  verb !== 'update' || resource === 'withdrawals' ? 4 : 16;

/**
 * Runs one call per row through one queue, which waits while the browser is offline and ends at the first 401. Never
 * rejects: every row has its outcome, in the order given.
 */
export const runBulk = async <Row>(options: BulkOptions<Row>): Promise<RowOutcome[]> => {
  const { ids, underWay, read, unsent = 'done', write, signal, whenReady, onSending, onOutcome } = options;
  const outcomes = ids.map((id): RowOutcome => ({ id, result: 'notStarted' }));
  const queue = outcomes.entries();
  let refused = false;
  const isOver = () => refused || signal?.aborted === true;
  // One wait for all rows under way.
  let waiting: Promise<void> | undefined;

  const attempt = async (id: string): Promise<RowOutcome> => {
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
      const sent = await sending(id, row);
      if (sent.result === 'notDone') return failed(id, sent.error);
      if (sent.result === 'unknown') return { id, result: 'unknown', reason: sent.error };
      return { id, result: sent.result };
    }
  };

  const sending = async (id: string, row: Row) => {
    try {
      onSending?.(id);
      return await write(id, row);
    } catch (error) {
      return { result: 'unknown', error } as const;
    }
  };

  const failed = (id: string, reason: unknown): RowOutcome => {
    if (isUnauthorized(reason)) {
      refused = true;
      return { id, result: 'notStarted', reason };
    }
    // The row waited for its turn at the server until Stop.
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
  constructor(readonly outcomes: readonly RowOutcome[]) {
    const open = outcomes.filter(({ result }) => result !== 'done').length;
    super(`${String(open)} of ${String(outcomes.length)} rows were not done.`);
  }
}

/** The key of records that a list cannot tell apart: the values of the fields by which it recognises records. */
export const likenessOf = (record: Readonly<Record<string, unknown>>, knownBy: readonly string[]): string =>
  JSON.stringify(knownBy.map((field) => record[field]));
