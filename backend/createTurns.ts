import { refusalFor, refuseFor } from './refuse.ts';

/**
 * Extends a call's turn until a promise resolves, which must never reject: sending a response takes longer than
 * producing it.
 */
export type Hold = (until: Promise<void>) => void;

export type Share = { readonly atOnce: number; readonly waiting: number };

/**
 * Default share per account: two concurrent calls keep two processors busy; the queue fits the client's largest request
 * in parts (10,000 rows by id).
 */
export const USUAL_SHARE: Share = { atOnce: 2, waiting: 100 };

/**
 * Creates a queue per account, which runs calls in order of arrival. A call beyond the limit is refused with 429 before
 * any of its work. A waiting call whose caller disconnects (`gone`) is dropped.
 */
export const createTurns = ({ atOnce, waiting }: Share) => {
  const accounts = new Map<string, { free: number; queue: Set<() => void> }>();
  return async <T>(account: string, gone: AbortSignal, call: (hold: Hold) => Promise<T>): Promise<T> => {
    const own = accounts.get(account) ?? { free: atOnce, queue: new Set() };
    accounts.set(account, own);
    if (own.free > 0) own.free--;
    else if (own.queue.size < waiting) await turnIn(own.queue, gone);
    else refuseFor(429, 'tooManyCalls');
    const end = () => {
      const [next] = own.queue;
      if (next) next();
      else if (++own.free === atOnce) accounts.delete(account);
    };
    let held: Promise<void> | undefined;
    try {
      return await call((until) => {
        held = until;
      });
    } finally {
      if (held) void held.then(end);
      else end();
    }
  };
};

const turnIn = (queue: Set<() => void>, gone: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      queue.delete(begin);
      gone.removeEventListener('abort', leave);
      settle();
    };
    const begin = end(resolve);
    const leave = end(() => {
      reject(refusalFor(429, 'tooManyCalls'));
    });
    queue.add(begin);
    gone.addEventListener('abort', leave);
  });
