import { createStore, get, getMany, setMany } from 'idb-keyval';
import type { SimulationState } from '../createSimulation.ts';

/**
 * Version of the format, to be raised when saved data changes its meaning. Missing tables and columns are detected
 * anyway.
 */
const FORMAT = 1;

export type Saved = {
  /** Counter of saves, over all tabs. */
  version: number;
  state: SimulationState;
};

/** Storage of the demo between visits. */
export interface Shelf {
  /** Version alone, which is cheap to read; undefined where nothing usable is stored. */
  version: () => Promise<number | undefined>;
  read: () => Promise<Saved | undefined>;
  write: (saved: Saved) => Promise<void>;
}

/** Storage in an IndexedDB: local storage would be full after a few thousand rows. */
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

/** Storage for browsers that refuse IndexedDB: the demo lasts as long as the page. */
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

export const createShelf = async (): Promise<Shelf> => {
  const shelf = createIndexedDbShelf();
  return shelf.version().then(
    () => shelf,
    () => createMemoryShelf(),
  );
};
