import { refusalFor, refuseFor } from './refuse.ts';

/** How many calls of one account a process works on at a time, and how many more of them may wait for that. */
/** Keeps a turn beyond its call, until a promise resolves that never rejects: an answer is sent longer than it is made. */
export type Hold = (until: Promise<void>) => void;

export type Share = { readonly atOnce: number; readonly waiting: number };

/** Two are as much as two processors do; as many wait as the largest thing that our client asks for in parts has (10,000 rows by id). */
export const USUAL_SHARE: Share = { atOnce: 2, waiting: 100 };

/**
 * Does the calls of each account in the order in which they came, and refuses with 429 what is one too many: of that nothing has
 * been done. A call whose caller goes away while it waits (`gone`) is not done either.
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
