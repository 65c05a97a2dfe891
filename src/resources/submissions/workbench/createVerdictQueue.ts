import type { Verdict } from '../submissionRecord.ts';
import { begin, dueIn, give, holdAgain, latest, nextDue, remove, type HeldVerdict, type Queue } from './heldVerdict.ts';

/**
 * Outcome of sending a verdict. 'done': the server has accepted it. 'failed': it has not, and the buyer was told.
 * 'unsaid': it has not, but nobody could be told, because the buyer was signing out. 'signedOut': the session had
 * ended, so the server has not looked at the verdict.
 */
export type VerdictOutcome = 'done' | 'failed' | 'unsaid' | 'signedOut';

export type VerdictQueueDeps = {
  /** Stores the queue in the browser; called before anything else happens, because the page may end at any moment. */
  keep: (queue: Queue) => void;
  /** Sends one verdict to the server. Never rejects. */
  send: (verdict: HeldVerdict) => Promise<VerdictOutcome>;
  /** True while this buyer is signed in and the session is known. */
  isHere: () => boolean;
  /** Clock, in milliseconds since 1970. */
  now?: () => number;
  /** Starts a timer of `wait` milliseconds; returns a function that stops it. */
  later?: (action: () => void, wait: number) => () => void;
};

/**
 * State of the verdict queue. `held` are the verdicts that are not sent yet; `sent` and `failed`, by submission id,
 * those that the server has accepted or refused. The submission of a failed verdict is pending again, or gone.
 */
export type QueueState = {
  readonly held: Queue;
  readonly failed: ReadonlyMap<string, Verdict>;
  readonly sent: ReadonlyMap<string, Verdict>;
};

const byTimer = (action: () => void, wait: number) => {
  const timer = setTimeout(action, wait);
  return () => clearTimeout(timer);
};

/**
 * Smallest number of milliseconds until the queue is checked again. It matters while it is not known yet whether the
 * buyer is signed in.
 */
const LEAST = 100;
const AT_ONCE = { state: 'held', at: 0, earlier: false } as const;

/**
 * Creates the queue that holds a buyer's verdicts for some seconds, in which Undo can take them back, and then sends
 * them one by one. Each is stored as 'begun' before it is sent and removed after the response, so that a later visit
 * finds those that may have been done. Once a verdict was 'unsaid' or 'signedOut', nothing more is sent; nor while
 * `isHere` returns false.
 */
export const createVerdictQueue = ({
  keep,
  send,
  isHere,
  now = () => Date.now(),
  later = byTimer,
}: VerdictQueueDeps) => {
  const listeners = new Set<() => void>();
  let state: QueueState = { held: [], failed: new Map(), sent: new Map() };
  let over = false;
  let leaving = false;
  let sending: Promise<void> | undefined;
  let stopTimer = () => {};

  const set = (change: Partial<QueueState>) => {
    state = { ...state, ...change };
    if (change.held) keep(change.held);
    for (const listener of listeners) listener();
  };

  const sendDue = async () => {
    for (let next = nextDue(state.held, now()); next; next = nextDue(state.held, now())) {
      if (over || !isHere()) return;
      const { id, verdict } = next;
      set({ held: begin(state.held, id) });
      const end = await send(next);
      over ||= end === 'signedOut' || end === 'unsaid';
      // A failure that the buyer was not told of leaves the verdict stored as begun, for the next visit.
      if (end === 'unsaid') continue;
      const held = (end === 'signedOut' ? holdAgain : remove)(state.held, id);
      if (end === 'done') set({ held, sent: new Map(state.sent).set(id, verdict) });
      else if (end === 'failed') set({ held, failed: new Map(state.failed).set(id, verdict) });
      else set({ held });
    }
  };

  /** Sends the verdicts that are due, and starts the timer for the next one. */
  const check = () => {
    stopTimer();
    if (over || sending) return;
    const wait = dueIn(state.held, now());
    if (nextDue(state.held, now()) && isHere())
      sending = sendDue().finally(() => {
        sending = undefined;
        check();
      });
    // The session is being checked. A queue that stays waits for that; one that is closing sends nothing more.
    else if (leaving) over = true;
    else if (wait !== undefined) stopTimer = later(check, Math.max(wait, LEAST));
  };

  const put = (queue: Queue) => {
    set({ held: queue });
    check();
  };

  return {
    state: (): QueueState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    give: (verdict: Omit<HeldVerdict, 'state' | 'at'>) => {
      const failed = new Map(state.failed);
      failed.delete(verdict.id);
      set({ failed });
      put(give(state.held, verdict, now()));
    },
    /** Removes and returns the latest verdict that can still be taken back; undefined if there is none. */
    takeBack: (): HeldVerdict | undefined => {
      const last = latest(state.held);
      if (last) put(remove(state.held, last.id));
      return last;
    },
    /** Sends the given verdicts of an earlier visit at once, without the delay for Undo. */
    send: (earlier: Queue) => put([...earlier.map((one) => ({ ...one, ...AT_ONCE })), ...state.held]),
    /** Sends all held verdicts now. Resolves when the server has answered, or when no more can be sent. */
    leave: async (): Promise<void> => {
      leaving = true;
      // Verdicts of an earlier visit must stay stored until the buyer has decided about them.
      if (state.held.length > 0) put(state.held.map((one) => ({ ...one, at: 0 })));
      await sending;
    },
  };
};
