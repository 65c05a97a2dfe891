import * as z from 'zod/mini';
import { readEach } from '#services/readEach.ts';

const action = z.object({
  /** Time when the outcome was known, or the page was left before that, as an ISO string in UTC. */
  at: z.string(),
  resource: z.string(),
  verb: z.enum(['create', 'update', 'delete']),
  id: z.string(),
  /** Name of the record as people know it, such as a task's title; '' if it has none. */
  name: z.string(),
  /** Changed fields of an update, as JSON; '' for a create or delete. */
  change: z.string(),
  /** Outcome of the change; 'unknown' when the response was lost, so that it may have been done. */
  result: z.enum(['done', 'failed', 'unknown']),
  /** Fields of the changed record that are kept because the change removes it from its list. */
  of: z.optional(z.record(z.string(), z.unknown())),
});

/** Entry of this browser's action log: a change that its user has requested from the server. */
export type LoggedAction = z.infer<typeof action>;

/** Parses the stored action log of this browser, latest action first. Entries of the wrong shape are left out. */
export const readActions = (stored: unknown): readonly LoggedAction[] => readEach(action, stored);

/** Key of the action log in the store of a user's preferences. */
export const ACTIONS = 'actions';
/** Number of latest actions that are stored; older ones are dropped. */
const MOST = 1000;
/** Milliseconds between two writes to the store, because a bulk command may complete a thousand rows within seconds. */
const PAUSE = 1000;

type Kept = { getItem: (key: string) => unknown; setItem: (key: string, value: unknown) => void };

/** Actions that are not stored yet, by the preferences store they go to: each user has a store of their own. */
const waiting = new Map<Kept, { actions: LoggedAction[]; write: () => void }>();

/** True once the page is being left: actions are then stored at once, because timers do not run any more. */
let leaving = false;
addEventListener('pageshow', () => {
  leaving = false;
});
addEventListener('pagehide', () => {
  leaving = true;
  for (const { write } of waiting.values()) write();
});

/**
 * Stores an action in this browser's log: at once if no other was stored within the last second. Otherwise the actions
 * of a second are stored together at its end, or when the page is left.
 */
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
