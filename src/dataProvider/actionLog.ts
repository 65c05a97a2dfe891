import * as z from 'zod/mini';
import { readEach } from '#services/readEach.ts';

const action = z.object({
  /** When it was over, ISO. */
  at: z.string(),
  resource: z.string(),
  verb: z.enum(['create', 'update', 'delete']),
  id: z.string(),
  /** What people call the record. */
  name: z.string(),
  /** What an update asked for, as JSON; '' for all else. */
  change: z.string(),
  /** 'unknown' where the answer was lost: it may have been done. */
  result: z.enum(['done', 'failed', 'unknown']),
});

/** One change that this user asked the server for from this browser. */
export type LoggedAction = z.infer<typeof action>;

/** What the browser has kept, the latest first. */
export const readActions = (stored: unknown): readonly LoggedAction[] => readEach(action, stored);

/** Where it is kept, among a user's preferences. */
export const ACTIONS = 'actions';
/** The older ones go. */
const MOST = 1000;
/** Between two writes in milliseconds: in a bulk a thousand rows are over within seconds. */
const PAUSE = 1000;

type Kept = { getItem: (key: string) => unknown; setItem: (key: string, value: unknown) => void };

/** What is still to be written, by where: one user's preferences each; and what writes it. */
const waiting = new Map<Kept, { actions: LoggedAction[]; write: () => void }>();

/** Whether the page goes away, after which nothing waits any more. */
let leaving = false;
addEventListener('pageshow', () => {
  leaving = false;
});
addEventListener('pagehide', () => {
  leaving = true;
  for (const { write } of waiting.values()) write();
});

/** Remembers what was done: the first at once, what follows in the same second together, or when the page goes away. */
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
