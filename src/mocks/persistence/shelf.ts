import { createStore, get, getMany, setMany } from 'idb-keyval';
import type { SimulationState } from '../createSimulation.ts';

/** Raised when what is saved changes its meaning. A table or a column that an older demo lacks is noticed without it. */
const FORMAT = 1;

export type Saved = {
  /** Rises by one with every save, of whichever tab. */
  version: number;
  state: SimulationState;
};

/** Where the demo is kept between visits. */
export interface Shelf {
  /** The version alone, which costs little; undefined where nothing usable is kept. */
  version: () => Promise<number | undefined>;
  read: () => Promise<Saved | undefined>;
  write: (saved: Saved) => Promise<void>;
}

/** IndexedDB: local storage would be full after a few thousand rows. */
const createIndexedDbShelf = (): Shelf => {
  const store = createStore('taskcoin-demo', 'state');
  const key = `version-${String(FORMAT)}`;
  return {
    version: () => get<number>(key, store),
    read: async () => {
      const [version, state] = (await getMany<unknown>([key, 'state'], store)) as [number?, SimulationState?];
      return version !== undefined && state ? { version, state } : undefined;
    },
    write: ({ version, state }) =>
      setMany(
        [
          [key, version],
          ['state', state],
        ],
        store,
      ),
  };
};

/** For browsers that refuse IndexedDB: the demo lasts as long as the page. */
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
