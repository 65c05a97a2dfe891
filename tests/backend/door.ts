import type { Hono } from 'hono';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Snapshot, Store } from '#backend/store/port.ts';

/** Store, and access of tests to its rows without the server. */
export type Kept = {
  store: Store;
  /** All rows, each table in the order in which its rows were written. */
  books: () => Promise<Snapshot>;
  /** Replaces all rows. */
  load: (snapshot: Snapshot) => Promise<void>;
};

/**
 * Way by which tests reach the server: `keep` says where rows are stored, `ask` sends requests. Tests of calls run for
 * each door.
 */
export type Door = {
  keep: (snapshot: Snapshot) => Promise<Kept>;
  ask: (app: Hono, path: string, init: RequestInit) => Promise<Response>;
};

/** Door with rows in memory and requests as function calls, as in the demo. */
export const inProcess: Door = {
  keep: (snapshot) => {
    const store = createMemoryStore(snapshot);
    return Promise.resolve({ store, books: () => Promise.resolve(store.snapshot()), load: store.load });
  },
  ask: async (app, path, init) => app.request(path, init),
};

let door = inProcess;
export const doorInUse = (): Door => door;

/** Sets where rows are stored, and how requests are sent, for the rest of the test file. */
export const goThrough = (another: Door): void => {
  door = another;
};
