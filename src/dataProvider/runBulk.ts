import { ApiError, isTooMany, isUnauthorized } from '../api/ApiError.ts';
import type { BulkOptions, RowOutcome } from './bulk.ts';
import { isOnline, whenOnline } from './online.ts';

/**
 * Runs one call per row, several at a time. It pauses while the browser is offline and stops at the first 401 or 403.
 * It never rejects: every row gets an outcome, in the order given.
 */
export const runBulk = async <Row>(options: BulkOptions<Row>): Promise<RowOutcome[]> => {
  const { ids, underWay, read, unsent = 'done', write, signal, whenReady, onSending, onOutcome } = options;
  const outcomes = ids.map((id): RowOutcome => ({ id, result: 'notStarted' }));
  const queue = outcomes.entries();
  let refused = false;
  const isOver = () => refused || signal?.aborted === true;
  // Promise shared by all rows that wait for the connection.
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
    // The server had refused the row for too many requests, and the command was stopped while it waited for a retry.
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

/** Error of createMany, updateMany, deleteMany and settleMany when any row was not done. `outcomes` holds all rows. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  constructor(readonly outcomes: readonly RowOutcome[]) {
    const open = outcomes.filter(({ result }) => result !== 'done').length;
    super(`${String(open)} of ${String(outcomes.length)} rows were not done.`);
  }
}
