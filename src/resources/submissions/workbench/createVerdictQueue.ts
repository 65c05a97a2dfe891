import type { Verdict } from '../submissionRecord.ts';
import { begin, dueIn, give, holdAgain, latest, nextDue, remove, type HeldVerdict, type Queue } from './heldVerdict.ts';

/**
 * The outcome of sending a verdict. 'failed' was told to the buyer, 'unsaid' could not be told any more; after 'signedOut' the
 * server has not looked at it.
 */
export type VerdictOutcome = 'done' | 'failed' | 'unsaid' | 'signedOut';

export type VerdictQueueDeps = {
  /** Keeps the queue in the browser, before anything else happens: the page may end at any moment. */
  keep: (queue: Queue) => void;
  send: (verdict: HeldVerdict) => Promise<VerdictOutcome>;
  /** True while the buyer is signed in. */
  isHere: () => boolean;
  now?: () => number;
  /** A timer of `wait` milliseconds; returns the way to stop it. */
  later?: (action: () => void, wait: number) => () => void;
};

/** The queue, the verdicts that were `sent`, and those that `failed`, by submission; these are open again, or gone. */
export type QueueState = {
  readonly held: Queue;
  readonly failed: ReadonlyMap<string, Verdict>;
  readonly sent: ReadonlyMap<string, Verdict>;
};

const byTimer = (action: () => void, wait: number) => {
  const timer = setTimeout(action, wait);
  return () => clearTimeout(timer);
};

/** Milliseconds to the next look, at least, while the buyer's session is not known. */
const LEAST = 100;
const AT_ONCE = { state: 'held', at: 0, earlier: false } as const;

/**
 * A buyer's verdicts between the press and the server. Each is kept as begun before it is sent, and forgotten after the answer:
 * a later visit finds those that may have been done. Nothing is sent once nobody can be told the outcome.
 */
export const createVerdictQueue = ({ keep, send, isHere, now = Date.now, later = byTimer }: VerdictQueueDeps) => {
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
      // A failure that nobody was told of stays begun.
      if (end === 'unsaid') continue;
      const held = (end === 'signedOut' ? holdAgain : remove)(state.held, id);
      if (end === 'done') set({ held, sent: new Map(state.sent).set(id, verdict) });
      else if (end === 'failed') set({ held, failed: new Map(state.failed).set(id, verdict) });
      else set({ held });
    }
  };

  /** Sends what is due, and sets the timer for the next one. */
  const check = () => {
    stopTimer();
    if (over || sending) return;
    const wait = dueIn(state.held, now());
    if (nextDue(state.held, now()) && isHere())
      sending = sendDue().finally(() => {
        sending = undefined;
        check();
      });
    // A session that is being checked comes back; a desk that is closing does not wait for it.
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
    /** Takes the latest held verdict back; undefined when there is none. */
    takeBack: (): HeldVerdict | undefined => {
      const last = latest(state.held);
      if (last) put(remove(state.held, last.id));
      return last;
    },
    /** Sends the verdicts of an earlier visit, at once. */
    send: (earlier: Queue) => put([...earlier.map((one) => ({ ...one, ...AT_ONCE })), ...state.held]),
    /** Sends all held verdicts; resolves when they are answered, or no more can be sent. */
    leave: async (): Promise<void> => {
      leaving = true;
      // Verdicts of an earlier visit stay kept until the buyer has answered for them.
      if (state.held.length > 0) put(state.held.map((one) => ({ ...one, at: 0 })));
      await sending;
    },
  };
};
