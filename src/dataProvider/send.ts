import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { mayBeDone } from '../api/ApiError.ts';
import type { LoggedAction } from './actionLog.ts';

/** A change that the server is asked for; `id` is the changed record's. */
export type Write = {
  resource: string;
  verb: LoggedAction['verb'];
  params?: { id?: string; data?: object | undefined; previousData?: object | undefined };
  /** True for a write that the action log leaves out. */
  isUnlogged?: boolean;
};

/** The outcome of a write, as far as it is known. */
export type Sent =
  /** Done. Without `answered` the server's answer was lost, and the list has the record. */
  | { result: 'done'; answered: boolean }
  /** Refused; or the answer was lost and the list does not have the record. */
  | { result: 'notDone'; error: unknown }
  /** Unknown: the answer was lost, and there is no list to look into. */
  | { result: 'unknown'; error: unknown };

/** The way to find out from a list whether a write was done, after its answer was lost. */
export type Look = {
  /** The number of records like the one that the write makes. */
  count: () => Promise<number>;
  /** The number of them before, where it is known; else they are counted. */
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
  /** Callback for each change and its outcome. */
  log?: ((one: LoggedAction) => void) | undefined;
  /** Makes the next look into a list ask the server. */
  forget: () => void;
};

/** Sends a write once, as a mutation that is under way until its outcome is known. Never rejects. */
export const createSend =
  ({ queryClient, log, forget }: SendConfig): Send =>
  async (write, call, look) => {
    const observer = new MutationObserver(queryClient, {
      mutationKey: writeKey(write.resource, write.params?.id),
      mutationFn: () => sendAndLook(log && !write.isUnlogged ? () => logged(log, write, call) : call, forget, look),
      // While offline it fails at once; it must not wait and go out unseen later.
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
    // Without a count before, equal records may be older ones.
    const isKnown = after !== undefined && (before !== undefined || after === 0);
    return { result: isKnown ? 'notDone' : 'unknown', error };
  }
};

/** The field with a record's name for people. */
const nameField: Readonly<Record<string, string>> = {
  users: 'email',
  tasks: 'taskTitle',
  submissions: 'task_title',
  withdrawals: 'worker_email',
};

/** Fields of a record that the log keeps; a paid request is in no list any more. Account numbers are not kept. */
const keptFields: Readonly<Record<string, readonly string[]>> = {
  withdrawals: ['worker_name', 'withdrawal_coin', 'withdrawal_amount', 'payment_system'],
};

/** A change whose outcome is logged once; as unknown when the page goes away before the answer. */
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
  // A page in the back/forward cache gets the answer when it is shown again.
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
