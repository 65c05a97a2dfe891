import { auditOf } from '../auditOf.ts';
import { createUndoLog } from './createUndoLog.ts';
import { emptySnapshot, snapshotOf, stateOf } from './memoryState.ts';
import { createMemoryTx } from './createMemoryTx.ts';
import type { Snapshot, Store } from './port.ts';

export interface MemoryStore extends Store {
  /** Snapshot of all rows, those of a running transaction included: call it between requests. */
  snapshot: () => Snapshot;
  /** Replaces all rows, once running transactions have ended. */
  load: (snapshot: Snapshot) => Promise<void>;
}

/**
 * Creates a store in memory, for the demo and for tests. Transactions run one after the other, so none may await
 * another. `onCommit` is called after each transaction that wrote.
 */
export const createMemoryStore = (initial: Snapshot = emptySnapshot, onCommit = () => {}): MemoryStore => {
  let state = stateOf(initial);
  let queue: Promise<unknown> = Promise.resolve();
  const undoLog = createUndoLog();

  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  return {
    read: (work) => inTurn(() => work(createMemoryTx(state, undoLog))),
    audit: () => inTurn(() => auditOf(snapshotOf(state))),
    transaction: (work) =>
      inTurn(async () => {
        try {
          const result = await work(createMemoryTx(state, undoLog));
          if (undoLog.commit()) onCommit();
          return result;
        } catch (error) {
          undoLog.rollBack();
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
