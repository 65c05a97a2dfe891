import { useMemo } from 'react';
import { useStore, type Store } from 'react-admin';
import { readQueue, type Queue } from './heldVerdict.ts';

/** In react-admin's store, which is one user's own; there after a reload, a crash and a sign-out. */
const KEY = 'reviews.held';

export const keep = (store: Store, queue: Queue): void => {
  if (queue.length > 0) store.setItem(KEY, queue);
  else store.removeItem(KEY);
};

/** What an earlier visit has left, for whoever has the buyer's lock: by that it is known that no tab holds it any more. */
export const takeLeft = (store: Store): Queue => {
  const left = readQueue(store.getItem(KEY)).map((one) => ({ ...one, left: true }));
  keep(store, left);
  return left;
};

/** Another verdict on these submissions takes the place of what was left, so that none of them is sent two. */
export const forgetLeft = (store: Store, submissions: readonly { id: string }[]): void => {
  const kept = readQueue(store.getItem(KEY));
  const ids = new Set(submissions.map(({ id }) => id));
  const rest = kept.filter(({ id, left }) => !left || !ids.has(id));
  if (rest.length < kept.length) keep(store, rest);
};

/** All that is kept, in whichever tab it was given. */
export const useKeptVerdicts = (): Queue => {
  const [kept] = useStore<unknown>(KEY);
  return useMemo(() => readQueue(kept), [kept]);
};

/** The submissions whose verdicts will be sent: they take no other one meanwhile. */
export const useHeldIds = (): ReadonlySet<string> => {
  const kept = useKeptVerdicts();
  return useMemo(() => new Set(kept.filter(({ left }) => !left).map(({ id }) => id)), [kept]);
};
