import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { mayBeDone } from '../api/ApiError.ts';
import type { LoggedAction } from './actionLog.ts';

/** Change that the server is asked to make. `id` is the changed record's; a create has none. */
export type Write = {
  resource: string;
  verb: LoggedAction['verb'];
  params?: { id?: string; data?: object | undefined; previousData?: object | undefined };
  /** True for a write that is left out of this browser's action log. */
  isUnlogged?: boolean;
};

/** Outcome of a write, as far as it is known. */
export type Sent =
  /** Done. If `answered` is false, the response was lost, but the list has the record. */
  | { result: 'done'; answered: boolean }
  /** Refused, or the response was lost and the list does not have the record. */
  | { result: 'notDone'; error: unknown }
  /** Unknown: the response was lost, and the list could not tell. */
  | { result: 'unknown'; error: unknown };

/** Check in a list whether a write was done; it is used when the write's response is lost. */
export type Look = {
  /** Counts the records in the list that look like the written record. */
  count: () => Promise<number>;
  /** Number of these records before the write, if it is known; otherwise they are counted before it is sent. */
  before?: number;
};

/** React Query's mutation key for all writes on a resource, or for those on one of its records. */
export const writeKey = (resource: string, id?: string): readonly string[] => [
  'write',
  resource,
  ...(id === undefined ? [] : [id]),
];

/**
 * Function that sends a write once, by the request that `call` makes. If the response is lost, `look` finds out whether
 * the write was done. Never rejects.
 */
export type Send = (write: Write, call: () => Promise<unknown>, look?: Look) => Promise<Sent>;

type SendConfig = {
  queryClient: QueryClient;
  /** Callback with each change and its outcome, for the action log of this browser. */
  log?: ((one: LoggedAction) => void) | undefined;
  /** Invalidates the lists, so that the next look into one makes a request. */
  forget: () => void;
};

/**
 * Creates the function that sends a write once, as a React Query mutation that is pending until the outcome is known.
 * That function never rejects. `log` gets each change with its outcome; `forget` is called before a list is read
 * because of a lost response, and has to invalidate it.
 */
export const createSend =
  ({ queryClient, log, forget }: SendConfig): Send =>
  async (write, call, look) => {
    const observer = new MutationObserver(queryClient, {
      mutationKey: writeKey(write.resource, write.params?.id),
      mutationFn: () => sendAndLook(log && !write.isUnlogged ? () => logged(log, write, call) : call, forget, look),
      // While offline the mutation fails at once; it must not wait and be sent unnoticed later.
      networkMode: 'always',
      gcTime: 0,
    });
    try {
      return await observer.mutate();
    } finally {
      observer.reset();
    }
  };

/** Milliseconds before each further read of the list, because a server whose connection broke may still be at work. */
const LOOKS = [0, 1_000, 3_000];

const sendAndLook = async (send: () => Promise<unknown>, forget: () => void, look?: Look): Promise<Sent> => {
  const before = look && (look.before ?? (await look.count().catch(() => undefined)));
  try {
    await send();
    return { result: 'done', answered: true };
  } catch (error) {
    if (!mayBeDone(error)) return { result: 'notDone', error };
    if (!look) return { result: 'unknown', error };
    let after: number | undefined;
    for (const wait of LOOKS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      forget();
      after = (await look.count().catch(() => undefined)) ?? after;
      if (after !== undefined && before !== undefined && after > before) return { result: 'done', answered: false };
    }
    // Without a count from before the write, equal records may be older ones.
    const isKnown = after !== undefined && (before !== undefined || after === 0);
    return { result: isKnown ? 'notDone' : 'unknown', error };
  }
};

/** Field of each resource that names a record for people; resources without one have no name in the log. */
const nameField: Readonly<Record<string, string>> = {
  users: 'email',
  tasks: 'taskTitle',
  submissions: 'task_title',
  withdrawals: 'worker_email',
};

/**
 * Fields of a record that the log keeps, because a paid withdrawal is in no list any more. Account numbers are not
 * kept.
 */
const keptFields: Readonly<Record<string, readonly string[]>> = {
  withdrawals: ['worker_name', 'withdrawal_coin', 'withdrawal_amount', 'payment_system'],
};

/** Runs a write and logs its outcome once. If the page is left before the response, the outcome is 'unknown'. */
const logged = async (
  log: (one: LoggedAction) => void,
  { resource, verb, params: { id = '', data, previousData } = {} }: Write,
  call: () => Promise<unknown>,
): Promise<unknown> => {
  let isNoted = false;
  const note = (result: LoggedAction['result']) => {
    if (isNoted) return;
    isNoted = true;
    removeEventListener('pagehide', leave);
    const record: Readonly<Record<string, unknown>> = { ...data, ...previousData };
    const name = record[nameField[resource] ?? ''];
    const of = Object.fromEntries(keptFields[resource]?.map((field) => [field, record[field]]) ?? []);
    const change = verb === 'update' ? JSON.stringify(data ?? {}) : '';
    const at = new Date().toISOString();
    log({ at, resource, verb, id, name: typeof name === 'string' ? name : '', change, result, of });
  };
  // A page that goes to the back/forward cache gets the response when it is shown again.
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) note('unknown');
  };
  addEventListener('pagehide', leave);
  try {
    const answer = await call();
    note('done');
    return answer;
  } catch (error) {
    note(mayBeDone(error) ? 'unknown' : 'failed');
    throw error;
  }
};
