import { verdicts, type Verdict } from '../submissionRecord.ts';

/**
 * Verdict that the buyer has given but that is not known to be done: 'held' in the browser, or 'begun' to be sent. `at`
 * is the moment when it was given, in milliseconds since 1970.
 */
export type HeldVerdict = {
  readonly id: string;
  readonly verdict: Verdict;
  readonly state: 'held' | 'begun';
  readonly at: number;
  /** Name of the submission for the buyer: worker and task. */
  readonly name: string;
  /** True for a verdict of an earlier visit, which is sent only after the buyer has confirmed that. */
  readonly earlier?: boolean;
};

/**
 * Verdicts that the server has not answered yet, in the order in which they were given, at most one for each
 * submission.
 */
export type Queue = readonly HeldVerdict[];

/** Milliseconds for which a verdict is held before it is sent, so that it can be taken back. */
export const HOLD = 6_000;
/** Number of later verdicts after which a verdict is sent even before {@link HOLD} is over. */
const LATER = 2;

const without = (queue: Queue, id: string): Queue => queue.filter((one) => one.id !== id);
const set = (queue: Queue, id: string, change: Partial<HeldVerdict>): Queue =>
  queue.map((one) => (one.id === id ? { ...one, ...change } : one));

/**
 * Returns the queue with a new verdict at its end, given at the time `at`. It replaces a held one on the same
 * submission; if that one is already being sent, the queue stays as it is.
 */
export const give = (queue: Queue, { id, verdict, name }: Omit<HeldVerdict, 'state' | 'at'>, at: number): Queue =>
  queue.some((one) => one.id === id && one.state === 'begun')
    ? queue
    : [...without(queue, id), { id, verdict, name, state: 'held', at }];

/** Verdict that Undo would take back: the latest one that is not being sent yet. */
export const latest = (queue: Queue): HeldVerdict | undefined => queue.findLast(({ state }) => state === 'held');

/** Returns the queue without the verdict on submission `id`. */
export const remove = without;
/** Returns the queue in which the verdict on submission `id` is 'begun' to be sent. */
export const begin = (queue: Queue, id: string): Queue => set(queue, id, { state: 'begun' });
/**
 * Returns the queue in which the verdict on submission `id` is 'held' again instead of 'begun'. It is for a verdict
 * that the server did not look at, because the session had ended.
 */
export const holdAgain = (queue: Queue, id: string): Queue => set(queue, id, { state: 'held' });

const isDue = (queue: Queue, place: number, now: number): boolean => {
  const one = queue[place];
  if (one?.state !== 'held') return false;
  return queue.length - 1 - place >= LATER || one.at + HOLD <= now;
};

/**
 * Next verdict to send; undefined if none is due, or while one is being sent. Only one is sent at a time, so that none
 * is sent after a call that ended the session.
 */
export const nextDue = (queue: Queue, now: number): HeldVerdict | undefined =>
  queue.some(({ state }) => state === 'begun') ? undefined : queue.find((_, place) => isDue(queue, place, now));

/**
 * Milliseconds until the first of the held verdicts is to be sent; 0 if that moment has passed, undefined if none is
 * held.
 */
export const dueIn = (queue: Queue, now: number): number | undefined => {
  const moments = queue.flatMap(({ state, at }) => (state === 'held' ? [at + HOLD] : []));
  return moments.length > 0 ? Math.max(0, Math.min(...moments) - now) : undefined;
};

/** Queue that the browser has stored, without entries of any other shape. */
export const readQueue = (kept: unknown): Queue => (Array.isArray(kept) ? kept.filter(isHeldVerdict) : []);

const isHeldVerdict = (one: unknown): one is HeldVerdict => {
  if (typeof one !== 'object' || one === null) return false;
  const { id, verdict, state, at, name } = one as Record<keyof HeldVerdict, unknown>;
  return (
    typeof id === 'string' &&
    verdicts.some((known) => known === verdict) &&
    (state === 'held' || state === 'begun') &&
    typeof at === 'number' &&
    typeof name === 'string'
  );
};
