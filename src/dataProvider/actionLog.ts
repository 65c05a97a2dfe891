import * as z from 'zod/mini';
import { mayBeDone } from '../api/ApiError.ts';

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

/** What the browser has kept, the latest first; what has become unreadable there is left out. */
export const readActions = (stored: unknown): readonly LoggedAction[] =>
  Array.isArray(stored) ? stored.flatMap((one) => action.safeParse(one).data ?? []) : [];

/** Where it is kept, among a user's preferences. */
export const ACTIONS = 'actions';
/** The older ones go. */
const MOST = 1000;
/** Between two writes in milliseconds: in a bulk a thousand rows are over within seconds. */
const PAUSE = 1000;

type Kept = { getItem: (key: string) => unknown; setItem: (key: string, value: unknown) => void };

/** Remembers what was done: the first at once, what follows in the same second together. */
export const createActionLog = (store: Kept) => {
  let waiting: LoggedAction[] = [];
  let due: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    if (waiting.length > 0) {
      const all = [...waiting.reverse(), ...readActions(store.getItem(ACTIONS))];
      store.setItem(ACTIONS, all.slice(0, MOST));
      waiting = [];
      due = setTimeout(write, PAUSE);
    } else due = undefined;
  };
  return (one: LoggedAction): void => {
    waiting.push(one);
    if (due === undefined) write();
  };
};

/** The field that says what people call a record. */
const nameField: Readonly<Record<string, string>> = {
  users: 'email',
  tasks: 'taskTitle',
  submissions: 'task_title',
  withdrawals: 'worker_email',
};

type Write = {
  resource: string;
  verb: LoggedAction['verb'];
  params: { id?: string; data?: object | undefined; previousData?: object | undefined };
};

/** Makes a change and tells the log what became of it. */
export const logged = async <T>(
  log: (one: LoggedAction) => void,
  { resource, verb, params: { id = '', data, previousData } }: Write,
  write: () => Promise<T>,
): Promise<T> => {
  const note = (result: LoggedAction['result']) => {
    const record = { ...data, ...previousData } as Readonly<Record<string, unknown>>;
    const name = record[nameField[resource] ?? ''];
    const change = verb === 'update' ? JSON.stringify(data ?? {}) : '';
    log({
      at: new Date().toISOString(),
      resource,
      verb,
      id,
      name: typeof name === 'string' ? name : '',
      change,
      result,
    });
  };
  try {
    const answer = await write();
    note('done');
    return answer;
  } catch (error) {
    note(mayBeDone(error) ? 'unknown' : 'failed');
    throw error;
  }
};
