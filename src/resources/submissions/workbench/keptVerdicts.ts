import { useMemo } from 'react';
import { useStore, type Store } from 'react-admin';
import { readQueue, type Queue } from './heldVerdict.ts';

/** The key in the user's own store, which outlives reloads, crashes and sign-outs. */
const KEY = 'reviews.held';

export const keep = (store: Store, queue: Queue): void => {
  if (queue.length > 0) store.setItem(KEY, queue);
  else store.removeItem(KEY);
};

/** The verdicts of an earlier visit, for the holder of the buyer's lock: so no other tab holds them any more. */
export const takeEarlier = (store: Store): Queue => {
  const earlier = readQueue(store.getItem(KEY)).map((one) => ({ ...one, earlier: true }));
  keep(store, earlier);
  return earlier;
};

/** Drops the earlier verdicts on these submissions, as a new verdict takes their place: none is sent two. */
export const forgetEarlier = (store: Store, submissions: readonly { id: string }[]): void => {
  const kept = readQueue(store.getItem(KEY));
  const ids = new Set(submissions.map(({ id }) => id));
  const rest = kept.filter(({ id, earlier }) => !earlier || !ids.has(id));
  if (rest.length < kept.length) keep(store, rest);
};

/** The verdicts that are kept, of every tab. */
export const useKeptVerdicts = (): Queue => {
  const [kept] = useStore<unknown>(KEY);
  return useMemo(() => readQueue(kept), [kept]);
};

/** The ids of submissions whose verdicts will be sent: they accept no other one meanwhile. */
export const useHeldIds = (): ReadonlySet<string> => {
  const kept = useKeptVerdicts();
  return useMemo(() => new Set(kept.filter(({ earlier }) => !earlier).map(({ id }) => id)), [kept]);
};
