import { verdicts, type Verdict } from '../submissionRecord.ts';

/** A verdict that was given and is not known to be done: held, or under way ('begun'). `at` is milliseconds since 1970. */
export type HeldVerdict = {
  readonly id: string;
  readonly verdict: Verdict;
  readonly state: 'held' | 'begun';
  readonly at: number;
  /** The buyer's name for the submission. */
  readonly name: string;
  /** True for a verdict of an earlier visit: it is sent only when the buyer says so. */
  readonly earlier?: boolean;
};

/** Verdicts in the order in which they were given, at most one for a submission. */
export type Queue = readonly HeldVerdict[];

/** Milliseconds for which a verdict can be taken back. */
export const HOLD = 6_000;
/** The number of later verdicts after which one cannot be taken back any more. */
const LATER = 2;

const without = (queue: Queue, id: string): Queue => queue.filter((one) => one.id !== id);
const set = (queue: Queue, id: string, change: Partial<HeldVerdict>): Queue =>
  queue.map((one) => (one.id === id ? { ...one, ...change } : one));

/** The queue with a new verdict, in place of an earlier one on the same submission unless that is under way. */
export const give = (queue: Queue, { id, verdict, name }: Omit<HeldVerdict, 'state' | 'at'>, at: number): Queue =>
  queue.some((one) => one.id === id && one.state === 'begun')
    ? queue
    : [...without(queue, id), { id, verdict, name, state: 'held', at }];

/** The verdict that Undo would take back: the latest one that is not under way. */
export const latest = (queue: Queue): HeldVerdict | undefined => queue.findLast(({ state }) => state === 'held');

export const remove = without;
export const begin = (queue: Queue, id: string): Queue => set(queue, id, { state: 'begun' });
/** The queue after the server has refused to look at a verdict. */
export const holdAgain = (queue: Queue, id: string): Queue => set(queue, id, { state: 'held' });

const isDue = (queue: Queue, place: number, now: number): boolean => {
  const one = queue[place];
  if (one?.state !== 'held') return false;
  return queue.length - 1 - place >= LATER || one.at + HOLD <= now;
};

/** The next verdict to send: one at a time, so that none follows a call that ends the session. */
export const nextDue = (queue: Queue, now: number): HeldVerdict | undefined =>
  queue.some(({ state }) => state === 'begun') ? undefined : queue.find((_, place) => isDue(queue, place, now));

/** Milliseconds until the next verdict has been held for long enough; undefined when none is held. */
export const dueIn = (queue: Queue, now: number): number | undefined => {
  const moments = queue.flatMap(({ state, at }) => (state === 'held' ? [at + HOLD] : []));
  return moments.length > 0 ? Math.max(0, Math.min(...moments) - now) : undefined;
};

/** The queue that the browser has kept, without entries that are no verdicts. */
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
