import { isUnauthorized } from '../api/ApiError.ts';

/** What became of one row of a bulk command. */
export type Outcome = { id: string; result: 'done' | 'failed' | 'notStarted'; reason?: unknown };

export type BulkOptions = {
  ids: readonly string[];
  /** The single-row call. */
  run: (id: string) => Promise<unknown>;
  /** Stops the queue: rows under way are finished, the rest is not started. */
  signal?: AbortSignal | undefined;
  onOutcome?: (outcome: Outcome) => void;
};

/** Calls in flight at a time; browsers open six connections a host, a few more calls keep them busy. */
const WINDOW = 24;

/** Runs one call per row through one queue. Never rejects: every row has its outcome, in the order given. */
export const runBulk = async ({ ids, run, signal, onOutcome }: BulkOptions): Promise<Outcome[]> => {
  const outcomes = ids.map((id): Outcome => ({ id, result: 'notStarted' }));
  const queue = outcomes.entries();
  let stopped = false;
  const work = async () => {
    for (const [place, { id }] of queue) {
      if (stopped || signal?.aborted) return;
      const outcome = await attempt(id, run);
      stopped ||= isUnauthorized(outcome.reason);
      outcomes[place] = outcome;
      onOutcome?.(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(WINDOW, ids.length) }, work));
  return outcomes;
};

const attempt = async (id: string, run: BulkOptions['run']): Promise<Outcome> => {
  try {
    await run(id);
    return { id, result: 'done' };
  } catch (reason) {
    return { id, result: 'failed', reason };
  }
};

/** What updateMany and deleteMany reject with: the rows that were not done. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  constructor(readonly outcomes: readonly Outcome[]) {
    const open = outcomes.filter(({ result }) => result !== 'done').length;
    super(`${String(open)} of ${String(outcomes.length)} rows were not done.`);
  }
}
