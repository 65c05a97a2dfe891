import { useState } from 'react';
import { useStoreContext, type Store } from 'react-admin';

/**
 * Deletes the draft stored under `key`, or replaces it by `rest`. All tabs of a user share the key: if `isOwn` returns
 * false for the stored draft, another tab has stored it. The draft then stays, and the function returns false.
 */
export const dropDraft = (store: Store, key: string, isOwn: (kept: unknown) => boolean, rest?: object): boolean => {
  const kept: unknown = store.getItem(key);
  if (kept !== undefined && !isOwn(kept)) return false;
  if (rest === undefined) store.removeItem(key);
  else store.setItem(key, rest);
  return true;
};

/** Draft in react-admin's store, which all tabs of a user share. */
export type KeptDraft = {
  /** Value that was stored when the form or dialog was opened; undefined if there was none. */
  found: unknown;
  keep: (value: object) => void;
  /** Deletes the draft or replaces it by `rest`, unless another tab has stored it: see {@link dropDraft}. */
  drop: (rest?: object) => void;
};

/**
 * Hook for the draft stored under `key`, read once when its form or dialog mounts. It returns the same object at every
 * render.
 */
export const useKeptDraft = (key: string): KeptDraft => {
  const store = useStoreContext();
  const [draft] = useState((): KeptDraft => {
    const found: unknown = store.getItem(key);
    let own = JSON.stringify(found);
    return {
      found,
      keep: (value) => {
        own = JSON.stringify(value);
        store.setItem(key, value);
      },
      drop: (rest) => {
        if (dropDraft(store, key, (kept) => JSON.stringify(kept) === own, rest)) own = JSON.stringify(rest);
      },
    };
  });
  return draft;
};
