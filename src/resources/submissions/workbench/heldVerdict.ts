import { verdicts, type Verdict } from '../verdict.ts';

/** A verdict that was given and is not known to be done: held back, or under way. `at` is milliseconds since 1970. */
export type HeldVerdict = {
  readonly id: string;
  readonly verdict: Verdict;
  readonly state: 'held' | 'begun';
  readonly at: number;
  /** What the buyer calls the submission. */
  readonly name: string;
  /** By an earlier visit: nobody sends it unless the buyer says so. */
  readonly left?: boolean;
};

/** In the order in which they were given; one for a submission at most. */
export type Queue = readonly HeldVerdict[];

/** So long, in milliseconds, a verdict can be taken back. */
export const HOLD = 6_000;
/** And until so many others were given after it. */
const LATER = 2;

const without = (queue: Queue, id: string): Queue => queue.filter((one) => one.id !== id);
const set = (queue: Queue, id: string, change: Partial<HeldVerdict>): Queue =>
  queue.map((one) => (one.id === id ? { ...one, ...change } : one));

/** Another verdict on the same submission takes the first one's place; once that is under way it is too late. */
export const give = (queue: Queue, { id, verdict, name }: Omit<HeldVerdict, 'state' | 'at'>, at: number): Queue =>
  queue.some((one) => one.id === id && one.state === 'begun')
    ? queue
    : [...without(queue, id), { id, verdict, name, state: 'held', at }];

/** What Undo would take back: the latest one that is not under way. */
export const latest = (queue: Queue): HeldVerdict | undefined => queue.findLast(({ state }) => state === 'held');

export const remove = without;
export const begin = (queue: Queue, id: string): Queue => set(queue, id, { state: 'begun' });
/** The server has not looked at it. */
export const holdAgain = (queue: Queue, id: string): Queue => set(queue, id, { state: 'held' });

const isDue = (queue: Queue, place: number, now: number): boolean => {
  const one = queue[place];
  if (one?.state !== 'held') return false;
  return queue.length - 1 - place >= LATER || one.at + HOLD <= now;
};

/** The next one to be sent: one at a time, so that nothing follows a call that ends the session. */
export const nextDue = (queue: Queue, now: number): HeldVerdict | undefined =>
  queue.some(({ state }) => state === 'begun') ? undefined : queue.find((_, place) => isDue(queue, place, now));

/** In how many milliseconds the next one has been held for long enough; undefined where nothing is held. */
export const dueIn = (queue: Queue, now: number): number | undefined => {
  const moments = queue.flatMap(({ state, at }) => (state === 'held' ? [at + HOLD] : []));
  return moments.length > 0 ? Math.max(0, Math.min(...moments) - now) : undefined;
};

/** What was kept in the browser; what somebody else put there is no verdict. */
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
