import { createStore, get, getMany, setMany } from 'idb-keyval';
import type { SimulationState } from '../createSimulation.ts';

/**
 * Version of the storage format. Raise it when stored data changes its meaning; a missing table or column is noticed by
 * itself (isComplete in firstState.ts).
 */
const FORMAT = 1;

export type Saved = {
  /** Number of saves so far, by all tabs together. */
  version: number;
  state: SimulationState;
};

/** Storage of the demo's state between visits. */
export interface Shelf {
  /** Reads only the version, which is cheap; undefined when nothing usable is stored. */
  version: () => Promise<number | undefined>;
  read: () => Promise<Saved | undefined>;
  write: (saved: Saved) => Promise<void>;
}

/** Creates the storage in IndexedDB, because local storage would be full after a few thousand rows. */
const createIndexedDbShelf = (): Shelf => {
  const store = createStore('taskcoin-demo', 'state');
  const key = `version-${String(FORMAT)}`;
  return {
    version: () => get<number>(key, store),
    read: async () => {
      const [version, state] = (await getMany<unknown>([key, 'state'], store)) as [number?, SimulationState?];
      return version !== undefined && state ? { version, state } : undefined;
    },
    write: ({ version, state }) => setMany(Object.entries({ [key]: version, state }), store),
  };
};

/** Creates a storage in memory, for browsers that refuse IndexedDB. The demo's state then lasts as long as the page. */
export const createMemoryShelf = (): Shelf => {
  let kept: Saved | undefined;
  return {
    version: () => Promise.resolve(kept?.version),
    read: () => Promise.resolve(kept),
    write: (saved) => {
      kept = saved;
      return Promise.resolve();
    },
  };
};

/** Creates the storage in IndexedDB, or in memory if the browser refuses that. */
export const createShelf = async (): Promise<Shelf> => {
  const shelf = createIndexedDbShelf();
  return shelf.version().then(
    () => shelf,
    () => createMemoryShelf(),
  );
};
