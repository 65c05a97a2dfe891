import { useState } from 'react';
import { useStoreContext, type Store } from 'react-admin';

/**
 * Deletes the draft under `key`, or replaces it by `rest`. All tabs of a user share the key: a draft that `isOwn` does
 * not accept is another tab's, and stays; the result is false then.
 */
export const dropDraft = (store: Store, key: string, isOwn: (kept: unknown) => boolean, rest?: object): boolean => {
  const kept: unknown = store.getItem(key);
  if (kept !== undefined && !isOwn(kept)) return false;
  if (rest === undefined) store.removeItem(key);
  else store.setItem(key, rest);
  return true;
};

/** Draft in react-admin's store, shared by all tabs of its user. */
export type KeptDraft = {
  /** Stored value when the form or dialog was opened. */
  found: unknown;
  keep: (value: object) => void;
  /** Deletes or replaces the draft by {@link dropDraft}, if it is what this tab has found or stored last. */
  drop: (rest?: object) => void;
};

/** Draft under a key, while its form or dialog is open. */
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
