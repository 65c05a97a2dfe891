import { auditOf } from '../audit.ts';
import { createJournal } from './journal.ts';
import { emptySnapshot, snapshotOf, stateOf } from './memoryState.ts';
import { createMemoryTx } from './memoryTx.ts';
import type { Snapshot, Store } from './port.ts';

export interface MemoryStore extends Store {
  /** What is committed, plus what a transaction under way has written; call it between requests. */
  snapshot: () => Snapshot;
  /** Replaces everything, once the transactions under way have ended. */
  load: (snapshot: Snapshot) => Promise<void>;
}

/**
 * The whole marketplace in memory: for the browser demo and for tests. Transactions run one after the other, so one must
 * never wait for another. `onCommit` is called after each transaction that wrote something.
 */
export const createMemoryStore = (initial: Snapshot = emptySnapshot, onCommit = () => {}): MemoryStore => {
  let state = stateOf(initial);
  let queue: Promise<unknown> = Promise.resolve();
  const journal = createJournal();

  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  return {
    read: (work) => inTurn(() => work(createMemoryTx(state, journal))),
    audit: () => inTurn(() => auditOf(snapshotOf(state))),
    transaction: (work) =>
      inTurn(async () => {
        try {
          const result = await work(createMemoryTx(state, journal));
          if (journal.commit()) onCommit();
          return result;
        } catch (error) {
          journal.rollBack();
          throw error;
        }
      }),
    snapshot: () => snapshotOf(state),
    load: (snapshot) =>
      inTurn(() => {
        state = stateOf(snapshot);
      }),
  };
};
