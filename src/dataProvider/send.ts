import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { mayBeDone } from '../api/ApiError.ts';
import type { LoggedAction } from './actionLog.ts';

/** A change that is asked of the server; `id` is of the record that it changes. */
export type Write = {
  resource: string;
  verb: LoggedAction['verb'];
  params?: { id?: string; data?: object | undefined; previousData?: object | undefined };
};

/** The outcome of a write, as far as it is known. */
export type Sent =
  /** Not `answered`: the server's answer was lost, and the list has told. */
  | { result: 'done'; answered: boolean }
  /** It was refused, or its answer was lost and the list does not have it. */
  | { result: 'notDone'; error: unknown }
  /** The answer was lost, and there was no list to tell. */
  | { result: 'unknown'; error: unknown };

/** The list that tells after a lost answer whether a write was done. */
export type Look = {
  /** The number of records that are as the write makes one. */
  count: () => Promise<number>;
  /** Makes the next count ask the server. */
  forget: () => void;
  /** Their number before, where it is known; they are counted otherwise. */
  before?: number;
};

/** The mutation key of every write on a resource, or on one record of it. */
export const writeKey = (resource: string, id?: string): readonly string[] => [
  'write',
  resource,
  ...(id === undefined ? [] : [id]),
];

export type Send = (write: Write, call: () => Promise<unknown>, look?: Look) => Promise<Sent>;

type SendConfig = {
  queryClient: QueryClient;
  /** Told of each change that was asked for, and what became of it. */
  log?: ((one: LoggedAction) => void) | undefined;
};

/** Sends a write once, as a mutation that is under way until its outcome is known. Never rejects. */
export const createSend =
  ({ queryClient, log }: SendConfig): Send =>
  async (write, call, look) => {
    const observer = new MutationObserver(queryClient, {
      mutationKey: writeKey(write.resource, write.params?.id),
      mutationFn: () => sendAndLook(log ? () => logged(log, write, call) : call, look),
      // Offline it fails now; it must not wait, and go out unseen later.
      networkMode: 'always',
      gcTime: 0,
    });
    try {
      return await observer.mutate();
    } finally {
      observer.reset();
    }
  };

/** Milliseconds after which the list is read again: a server that lost its connection may still be at work. */
const LOOKS = [0, 1_000, 3_000];

const sendAndLook = async (send: () => Promise<unknown>, look: Look | undefined): Promise<Sent> => {
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
      look.forget();
      after = (await look.count().catch(() => undefined)) ?? after;
      if (after !== undefined && before !== undefined && after > before) return { result: 'done', answered: false };
    }
    // Like ones that nobody counted before may be older ones.
    const isKnown = after !== undefined && (before !== undefined || after === 0);
    return { result: isKnown ? 'notDone' : 'unknown', error };
  }
};

/** The field that holds what people call a record; a resource without one is not logged. */
const nameField: Readonly<Record<string, string>> = {
  users: 'email',
  tasks: 'taskTitle',
  submissions: 'task_title',
  withdrawals: 'worker_email',
};

/** Makes a change and tells the log its outcome, once: a page that goes away does not know any more. */
const logged = async (
  log: (one: LoggedAction) => void,
  { resource, verb, params: { id = '', data, previousData } = {} }: Write,
  call: () => Promise<unknown>,
): Promise<unknown> => {
  const field = nameField[resource];
  if (field === undefined) return call();
  let isNoted = false;
  const note = (result: LoggedAction['result']) => {
    if (isNoted) return;
    isNoted = true;
    removeEventListener('pagehide', leave);
    const name = ({ ...data, ...previousData } as Readonly<Record<string, unknown>>)[field];
    const change = verb === 'update' ? JSON.stringify(data ?? {}) : '';
    const at = new Date().toISOString();
    log({ at, resource, verb, id, name: typeof name === 'string' ? name : '', change, result });
  };
  // A page that is kept for Back (bfcache) hears the answer when it is shown again.
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
