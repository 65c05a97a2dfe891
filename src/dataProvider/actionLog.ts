import * as z from 'zod/mini';
import { readEach } from '#services/readEach.ts';

const action = z.object({
  /** The moment of the answer, ISO. */
  at: z.string(),
  resource: z.string(),
  verb: z.enum(['create', 'update', 'delete']),
  id: z.string(),
  /** The record's name for people. */
  name: z.string(),
  /** The changed fields of an update, as JSON; '' for all else. */
  change: z.string(),
  /** The outcome; 'unknown' when the answer was lost: it may have been done. */
  result: z.enum(['done', 'failed', 'unknown']),
  /** Fields of a record that leaves its list by the change, which would be known nowhere else. */
  of: z.optional(z.record(z.string(), z.unknown())),
});

/** A change that this user asked the server for from this browser. */
export type LoggedAction = z.infer<typeof action>;

/** The actions that the browser has kept, the latest first. */
export const readActions = (stored: unknown): readonly LoggedAction[] => readEach(action, stored);

/** The key among a user's preferences. */
export const ACTIONS = 'actions';
/** The number of actions that are kept, the latest ones. */
const MOST = 1000;
/** Milliseconds between two writes to the store: a bulk command ends a thousand rows within seconds. */
const PAUSE = 1000;

type Kept = { getItem: (key: string) => unknown; setItem: (key: string, value: unknown) => void };

/** The actions that are still to be written, by store: each user has one. */
const waiting = new Map<Kept, { actions: LoggedAction[]; write: () => void }>();

/** True when the page goes away: no timer will run any more. */
let leaving = false;
addEventListener('pageshow', () => {
  leaving = false;
});
addEventListener('pagehide', () => {
  leaving = true;
  for (const { write } of waiting.values()) write();
});

/** Writes an action to the store: the first at once, those of the next second together, or when the page goes away. */
export const noteAction = (store: Kept, one: LoggedAction): void => {
  const open = waiting.get(store);
  if (open) open.actions.push(one);
  else keep(store, [one]);
};

const keep = (store: Kept, latest: readonly LoggedAction[]): void => {
  const all = [...latest.toReversed(), ...readActions(store.getItem(ACTIONS))];
  store.setItem(ACTIONS, all.slice(0, MOST));
  if (leaving) return;
  const actions: LoggedAction[] = [];
  const write = () => {
    clearTimeout(due);
    waiting.delete(store);
    if (actions.length > 0) keep(store, actions);
  };
  const due = setTimeout(write, PAUSE);
  waiting.set(store, { actions, write });
};
