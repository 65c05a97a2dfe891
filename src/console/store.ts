import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { emailKey } from '#domain/email.ts';

/**
 * True for a store key of selected rows. A selection is for one visit: a stored one would come back on rows that have
 * changed since.
 */
const isSelection = (key: string): boolean => key.endsWith('.selectedIds');

/**
 * True for a store key of a list's search, filters and order. They are stored for the next visit, but changes in
 * another open tab are ignored.
 */
const isOfTab = (key: string): boolean => key.endsWith('.listParams');

/**
 * Creates react-admin's store with preferences and drafts of forms in localStorage, one set per user, because two
 * people may share a browser. Selections are never stored; when the browser's storage is full, values last only as long
 * as the page.
 */
export const createStore = (email: string): Store => {
  const kept = localStorageStore('1', `:${emailKey(email)}`);
  const visit = memoryStore();
  const refused = new Set<string>();
  const of = (key: string) => (isSelection(key) || refused.has(key) ? visit : kept);
  const keep = (key: string, value: unknown): boolean => {
    try {
      kept.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };
  return {
    ...kept,
    getItem: (key, otherwise) => (isOfTab(key) ? visit.getItem(key) : undefined) ?? of(key).getItem(key, otherwise),
    setItem: (key, value) => {
      const isKept = !isSelection(key) && keep(key, value);
      if (isKept) refused.delete(key);
      else if (!isSelection(key)) refused.add(key);
      if (!isKept || isOfTab(key)) visit.setItem(key, value);
    },
    removeItem: (key) => {
      of(key).removeItem(key);
      // An older value may be stored from before the browser's storage was full.
      if (refused.delete(key)) kept.removeItem(key);
      if (isOfTab(key)) visit.removeItem(key);
    },
    subscribe: (key, callback) => {
      const stops = [visit, ...(isOfTab(key) ? [] : [kept])].map((store) => store.subscribe(key, callback));
      return () => {
        for (const stop of stops) stop();
      };
    },
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
