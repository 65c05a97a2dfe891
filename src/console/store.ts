import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** What is selected belongs to the visit: kept, it would come back on rows that have changed since. */
const isSelection = (key: string): boolean => key.endsWith('.selectedIds');

/** react-admin's preferences, one set per user (two people may share a browser); selections are never stored. */
export const createStore = (email: string): Store => {
  const kept = localStorageStore('1', `:${email}`);
  const visit = memoryStore();
  const of = (key: string) => (isSelection(key) ? visit : kept);
  return {
    ...kept,
    getItem: (key, otherwise) => of(key).getItem(key, otherwise),
    setItem: (key, value) => {
      of(key).setItem(key, value);
    },
    removeItem: (key) => {
      of(key).removeItem(key);
    },
    subscribe: (key, callback) => of(key).subscribe(key, callback),
    setup: () => {
      kept.setup();
      visit.setup();
    },
    teardown: () => {
      kept.teardown();
      visit.teardown();
    },
  };
};
