import { refusalFor, refuseFor } from './refuse.ts';

/**
 * Callback by which a call stays counted among its account's concurrent calls until a promise resolves. It is for
 * responses: sending one takes longer than producing it. The promise must never reject.
 */
export type Hold = (until: Promise<void>) => void;

/**
 * Limits of one account's calls: `atOnce` is the number that run at the same time, `waiting` the number that may wait.
 */
export type Share = { readonly atOnce: number; readonly waiting: number };

/**
 * Default share per account. Two concurrent calls keep two processors busy. A hundred may wait: as many as the client
 * makes to read 10,000 rows by id.
 */
export const USUAL_SHARE: Share = { atOnce: 2, waiting: 100 };

/**
 * Returns a function that runs calls in order of arrival, at most `atOnce` per account at a time. It refuses a call
 * with 429, before any of its work, if `waiting` others wait already. Once its signal `gone` aborts, because the caller
 * has disconnected, a waiting call is refused too. The function passes each call its {@link Hold}, and resolves to the
 * call's result.
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
