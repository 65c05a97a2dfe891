/** Work that only one tab of the site may do at a time. */
export interface Locks {
  /** Waits for its turn. */
  wait: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** Does nothing where somebody else has the turn, and says so by undefined. */
  ifFree: <T>(name: string, task: () => Promise<T>) => Promise<T | undefined>;
}

/** Web Locks end with the tab that holds them, crashed or closed. */
const webLocks: Locks = {
  wait: (name, task) => navigator.locks.request(name, task),
  ifFree: (name, task) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? task() : undefined)),
};

/** For one page alone, where the browser offers nothing better: insecure addresses and old browsers. */
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

// The DOM's types take it for granted.
export const locks: Locks = (navigator as Partial<Navigator>).locks ? webLocks : pageLocks;
