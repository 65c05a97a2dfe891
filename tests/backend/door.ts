import type { Hono } from 'hono';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Snapshot, Store } from '#backend/store/port.ts';

/** A store, and what a test sees of it behind the server's back. */
export type Kept = {
  store: Store;
  /** Every row, each table by when its rows were written. */
  books: () => Promise<Snapshot>;
  /** Replaces every row. */
  load: (snapshot: Snapshot) => Promise<void>;
};

/** Storage of the rows, and way of a request to the server. Tests of calls hold for each door. */
export type Door = {
  keep: (snapshot: Snapshot) => Promise<Kept>;
  ask: (app: Hono, path: string, init: RequestInit) => Promise<Response>;
};

/** Rows in memory, requests as function calls, as in the demo. */
export const inProcess: Door = {
  keep: (snapshot) => {
    const store = createMemoryStore(snapshot);
    return Promise.resolve({ store, books: () => Promise.resolve(store.snapshot()), load: store.load });
  },
  ask: async (app, path, init) => app.request(path, init),
};

let door = inProcess;
export const doorInUse = (): Door => door;

/** For the rest of the test file. */
export const goThrough = (another: Door): void => {
  door = another;
};
