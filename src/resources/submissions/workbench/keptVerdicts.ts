import { useMemo } from 'react';
import { useStore, type Store } from 'react-admin';
import { readQueue, type Queue } from './heldVerdict.ts';

/** Key of the queue in react-admin's store of this user, which outlasts reloads, crashes and sign-outs. */
const KEY = 'reviews.held';

/** Stores the queue of verdicts in place of the stored one; an empty queue removes it. */
export const keep = (store: Store, queue: Queue): void => {
  if (queue.length > 0) store.setItem(KEY, queue);
  else store.removeItem(KEY);
};

/**
 * Reads the stored verdicts that an earlier visit has not sent, and marks them as `earlier`. Call it only while holding
 * the lock of the buyer's workbenches: otherwise the verdicts may be those of another open tab.
 */
export const takeEarlier = (store: Store): Queue => {
  const earlier = readQueue(store.getItem(KEY)).map((one) => ({ ...one, earlier: true }));
  keep(store, earlier);
  return earlier;
};

/**
 * Removes an earlier visit's verdicts on these submissions from the store. New verdicts replace them: only one may be
 * sent for each submission.
 */
export const forgetEarlier = (store: Store, submissions: readonly { id: string }[]): void => {
  const kept = readQueue(store.getItem(KEY));
  const ids = new Set(submissions.map(({ id }) => id));
  const rest = kept.filter(({ id, earlier }) => !earlier || !ids.has(id));
  if (rest.length < kept.length) keep(store, rest);
};

/** Hook that returns the verdicts that this browser still has to send, whichever tab has given them. */
export const useKeptVerdicts = (): Queue => {
  const [kept] = useStore<unknown>(KEY);
  return useMemo(() => readQueue(kept), [kept]);
};

/**
 * Hook that returns the ids of submissions on which a workbench holds a verdict. For some seconds Undo can take it
 * back, then it is sent. Until then the buyer can give no other verdict on them.
 */
export const useHeldIds = (): ReadonlySet<string> => {
  const kept = useKeptVerdicts();
  return useMemo(() => new Set(kept.filter(({ earlier }) => !earlier).map(({ id }) => id)), [kept]);
};
