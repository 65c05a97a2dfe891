import { useMemo } from 'react';
import { useStore, type Store } from 'react-admin';
import { readQueue, type Queue } from './heldVerdict.ts';

/** In react-admin's store, which is one user's own; there after a reload, a crash and a sign-out. */
const KEY = 'reviews.held';

export const readKept = (store: Store): Queue => readQueue(store.getItem(KEY));

export const keep = (store: Store, queue: Queue): void => {
  if (queue.length > 0) store.setItem(KEY, queue);
  else store.removeItem(KEY);
};

/** The verdicts that are held back, in whichever tab: their submissions take no other one meanwhile. */
export const useKeptVerdicts = (): Queue => {
  const [kept] = useStore<unknown>(KEY);
  return useMemo(() => readQueue(kept), [kept]);
};
