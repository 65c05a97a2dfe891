import { ApiError, isTooMany, isUnauthorized, mayBeDone } from '../api/ApiError.ts';
import { isOnline, whenOnline } from './online.ts';
import type { Verdict } from './sendOnce.ts';

/**
 * What became of one row of a bulk command. A row that was never sent, or was refused for a lapsed session, is not started; one that
 * needs no call any more is skipped; one whose answer was lost is unknown, as it may have been done.
 */
export type Outcome = {
  id: string;
  result: 'done' | 'failed' | 'unknown' | 'notStarted' | 'skipped';
  reason?: unknown;
};

/** What a write throws that has looked for its row: that it was not done, also where the answer was lost, or that nobody knows. */
export const errorOf = ({ result, error }: Exclude<Verdict, { result: 'done' }>): unknown =>
  result === 'notDone' ? new NotDone(error) : error;

/** Its cause is the row's reason. */
class NotDone extends Error {
  override readonly name = 'NotDone';
  constructor(cause: unknown) {
    super('It was not done.', { cause });
  }
}

/** How whoever asked for a bulk command steers and watches it: react-admin's `meta` of updateMany and deleteMany, and of createMany. */
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
  /** How many rows are under way at a time; see {@link underWayOf}. */
  underWay: number;
  /** Reads what the call needs; while it runs, nothing of the row has been sent. */
  read: (id: string) => Promise<Row>;
  /** The single-row call, which waits where the server has too much of this user's under way. */
  write: (id: string, row: Row) => Promise<unknown>;
};

/**
 * How many rows of a command are under way at a time, all of which Stop comes too late for: few where money leaves, something
 * is made or is gone for good, whatever that costs; elsewhere as many as keep the six connections busy that browsers open to a host.
 */
export const underWayOf = (resource: string, verb: 'create' | 'update' | 'delete'): number =>
  verb !== 'update' || resource === 'withdrawals' ? 4 : 16;

/**
 * Runs one call per row through one queue, which waits while the browser is offline and ends at the first 401. Never
 * rejects: every row has its outcome, in the order given.
 */
export const runBulk = async <Row>(options: BulkOptions<Row>): Promise<Outcome[]> => {
  const { ids, underWay, read, write, signal, whenReady, onSending, onOutcome } = options;
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
      let sent = false;
      try {
        const row = await read(id);
        if (isOver() || !isOnline()) continue;
        sent = true;
        onSending?.(id);
        await write(id, row);
        return { id, result: 'done' };
      } catch (error) {
        if (!sent && isOffline(error) && !isOnline()) continue;
        const reason = error instanceof NotDone ? error.cause : error;
        if (isUnauthorized(reason)) {
          refused = true;
          return { id, result: 'notStarted', reason };
        }
        // It waited for its turn at the server until Stop.
        if (isTooMany(reason) && isOver()) return { id, result: 'notStarted' };
        return { id, result: sent && mayBeDone(error) ? 'unknown' : 'failed', reason };
      }
    }
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

/** What createMany, updateMany and deleteMany reject with: the rows that were not done. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  constructor(readonly outcomes: readonly Outcome[]) {
    const open = outcomes.filter(({ result }) => result !== 'done').length;
    super(`${String(open)} of ${String(outcomes.length)} rows were not done.`);
  }
}
