/** Named locks, each held by at most one tab of the site at a time. */
export interface Locks {
  /** Runs the task as soon as the lock is free, and holds the lock until the task's promise settles. */
  wait: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** Runs the task if the lock is free; otherwise resolves to undefined without running it. */
  ifFree: <T>(name: string, task: () => Promise<T>) => Promise<T | undefined>;
}

/** Locks over the Web Locks API. The browser releases them when their tab closes or crashes. */
const webLocks: Locks = {
  wait: (name, task) => navigator.locks.request(name, task),
  ifFree: (name, task) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? task() : undefined)),
};

/** Creates locks within one page, for pages without TLS and old browsers, which lack Web Locks. */
export const createPageLocks = (): Locks => {
  const held = new Map<string, Promise<unknown>>();
  const hold = <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const turn = (held.get(name) ?? Promise.resolve()).then(task);
    const over = turn.then(ended, ended);
    function ended() {
      if (held.get(name) === over) held.delete(name);
    }
    held.set(name, over);
    return turn;
  };
  return { wait: hold, ifFree: async (name, task) => (held.has(name) ? undefined : hold(name, task)) };
};

const pageLocks = createPageLocks();

// Old browsers lack `navigator.locks`, although the DOM types claim that it always exists.
export const locks: Locks = (navigator as Partial<Navigator>).locks ? webLocks : pageLocks;
