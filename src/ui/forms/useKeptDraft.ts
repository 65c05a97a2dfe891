import { useState } from 'react';
import { useStoreContext, type Store } from 'react-admin';

/**
 * Drops what is kept under `key`, for `left` where that is given. All tabs of a user keep under the one key: what `isOwn` does not
 * know has been written by another tab since, and stays: false then.
 */
export const dropDraft = (store: Store, key: string, isOwn: (kept: unknown) => boolean, left?: object): boolean => {
  const kept: unknown = store.getItem(key);
  if (kept !== undefined && !isOwn(kept)) return false;
  if (left === undefined) store.removeItem(key);
  else store.setItem(key, left);
  return true;
};

/** A draft in react-admin's store, which all tabs of its user share. */
export type KeptDraft = {
  /** What was kept when this form or dialog was opened. */
  found: unknown;
  keep: (value: object) => void;
  /** See {@link dropDraft}: this tab's own is what it has found or kept last. */
  drop: (left?: object) => void;
};

/** The draft under one key, for as long as its form or dialog is open. */
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
      drop: (left) => {
        if (dropDraft(store, key, (kept) => JSON.stringify(kept) === own, left)) own = JSON.stringify(left);
      },
    };
  });
  return draft;
};
