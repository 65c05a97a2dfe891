import type { QueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { ApiError, isRefusedForGood, isUnauthorized, mayBeDone } from '../api/ApiError.ts';
import type { CallOptions } from '../api/createApi.ts';
import { randomKey } from '../domain/randomKey.ts';
import type { LoggedAction } from './actionLog.ts';
import { likenessOf, underWayOf, type BulkControl, type BulkOptions, type RowOutcome } from './bulk.ts';
import type { createLists } from './lists.ts';
import { isOnline } from './online.ts';
import type { ChangedRow, Looking, NewRow } from './onceEach.ts';
import type { ListRecord } from './wholeLists.ts';
import { createSend, type Look, type Sent, type Write } from './send.ts';

/** A create that is never sent twice; see `send`. `isIt` recognises the new record in its list, for roles that can read it. */
export type CreateOnce = {
  createOnce: (resource: string, data: object, isIt?: (record: ListRecord) => boolean) => Promise<Sent>;
};

/** The creates of a bulk command, no record twice; see createEach. */
export type CreateMany = {
  createMany: (
    resource: string,
    params: { rows: readonly NewRow[]; knownBy: readonly string[]; meta?: BulkControl },
  ) => Promise<unknown>;
  /** The number of records like each of these that the server's list has now. */
  countAlike: (resource: string, rows: readonly NewRow['data'][], knownBy: readonly string[]) => Promise<number[]>;
};

/** The changes of a bulk command that take their records out of their list; see settleEach. */
export type SettleMany = {
  settleMany: (resource: string, params: { rows: readonly ChangedRow[]; meta?: BulkControl }) => Promise<unknown>;
};

export type Writes = CreateOnce & CreateMany & SettleMany;

export type WritesConfig = {
  queryClient: QueryClient;
  /**
   * Callback after every write that was or may have been done: it may have changed balances, and the caller's role. Resolves
   * with true when the caller is still signed in.
   */
  onWritten: () => Promise<boolean>;
  /** Callback for each change and its outcome. */
  log?: (one: LoggedAction) => void;
  lists: Pick<ReturnType<typeof createLists>, 'all' | 'forget'>;
  /** The server call of a resource's verb. */
  run: (resource: string, verb: Write['verb'], params: object, options: CallOptions) => Promise<unknown>;
  find: (resource: string, id: Identifier) => Promise<ListRecord>;
};

/** The provider's writes: of one record, of many, and of one that must not be made twice. All go through one `send`. */
export const createWrites = ({ queryClient, onWritten, log, lists, run, find }: WritesConfig) => {
  const send = createSend({ queryClient, log, forget: lists.forget });

  /**
   * Invalidates the lists after a write. They are read again once the session is known: an admin who has just become a worker
   * would be refused, and signed out for it.
   */
  const written = async (reads = changedByWrites) => {
    const known = onWritten();
    lists.forget(known);
    if (!(await known)) return;
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [, method] }) => reads.has(method) });
  };

  const write = (
    resource: string,
    verb: Write['verb'],
    params: NonNullable<Write['params']>,
    { waits, look }: Options = {},
  ): Promise<Sent> => send({ resource, verb, params }, () => run(resource, verb, params, { waits }), look);

  const change = async (
    resource: string,
    verb: 'update' | 'delete',
    { id, data, previousData }: Change,
    options?: Options,
  ): Promise<Sent> => write(resource, verb, { id: String(id), data, previousData }, options);

  /** A write of one record, after which the lists are read again. Rejects unless it is known to be done. */
  const single = async (sending: () => Promise<Sent>): Promise<void> => {
    const sent = await sending().catch((error: unknown): Sent => ({ result: 'notDone', error }));
    if (isNews(sent)) void written();
    if (sent.result !== 'done') throw sent.error;
  };

  const changeOne = async (resource: string, verb: 'update' | 'delete', params: Change) => {
    const { id, data, previousData } = params;
    let before = previousData;
    await single(async () => {
      before = isComplete(previousData) ? previousData : await find(resource, id);
      return change(resource, verb, { id, data, previousData: before });
    });
    return { data: { ...before, ...data, id } };
  };

  /** A bulk command, after which the lists are read again once. Rejects with a BulkError for rows that were not done. */
  const many = async <Row>(options: BulkOptions<Row>): Promise<void> => {
    const { runBulk, BulkError } = await import('./runBulk.ts');
    const outcomes = await runBulk(options);
    // After a sign-out on the way nobody is there to read for.
    if (outcomes.some(({ reason }) => isUnauthorized(reason))) lists.forget();
    else if (outcomes.some(isChange)) void written();
    if (outcomes.some(({ result }) => result !== 'done')) throw new BulkError(outcomes);
  };

  const changeMany = async (resource: string, verb: 'update' | 'delete', { ids, data, meta }: ChangeMany) => {
    const control = meta as BulkControl | undefined;
    await many({
      ...control,
      ids: ids.map(String),
      underWay: underWayOf(resource, verb),
      read: (id) => find(resource, id),
      write: (id, previousData) => change(resource, verb, { id, data, previousData }, waitsOf(control)),
    });
    return { data: ids };
  };

  /**
   * All records now. Rejects while the browser is offline: a read would wait, while somebody waits for the outcome of a write.
   */
  const allNow = async (resource: string) => {
    if (!isOnline()) throw new ApiError('offline', 0, 'The list cannot be read while the browser is offline.');
    return lists.all(resource);
  };

  /** Many writes that look for their rows in the list, which is read anew before the first. */
  const manyOnce = <Row>({ note, ...each }: Looking<Row>, underWay: number, meta: BulkControl = {}) => {
    const onOutcome = (outcome: RowOutcome) => {
      note?.(outcome);
      meta.onOutcome?.(outcome);
    };
    lists.forget();
    return many({ ...meta, ...each, onOutcome, underWay });
  };

  const createMany: CreateMany['createMany'] = async (resource, { rows, knownBy, meta }) => {
    const { createEach } = await onceEach();
    const each = createEach({
      rows,
      knownBy,
      list: () => allNow(resource),
      send: ({ data }, look) => write(resource, 'create', { data }, { ...waitsOf(meta), look }),
    });
    await manyOnce(each, underWayOf(resource, 'create'), meta);
    return { data: rows };
  };

  const settleMany: SettleMany['settleMany'] = async (resource, { rows, meta }) => {
    const { settleEach } = await onceEach();
    const each = settleEach({
      rows,
      list: () => allNow(resource),
      forget: lists.forget,
      send: ({ id, data }, previousData, look) =>
        change(resource, 'update', { id, data, previousData }, { ...waitsOf(meta), look }),
    });
    await manyOnce(each, underWayOf(resource, 'update'), meta);
    return { data: rows };
  };

  const countAlike: CreateMany['countAlike'] = async (resource, rows, knownBy) => {
    lists.forget();
    const { tally } = await onceEach();
    const counts = tally((await lists.all(resource)).rows, knownBy);
    return rows.map((row) => counts.get(likenessOf(row, knownBy)) ?? 0);
  };

  const createOnce: CreateOnce['createOnce'] = async (resource, data, isIt) => {
    const count = async (isOne: (record: ListRecord) => boolean) => (await allNow(resource)).rows.filter(isOne).length;
    const look = isIt && { count: () => count(isIt) };
    const sent = await write(resource, 'create', { data }, { look });
    if (isNews(sent)) void written();
    return sent;
  };

  return {
    send,
    written,
    create: async (resource: string, { data }: { data: object }) => {
      await single(() => write(resource, 'create', { data }));
      return { data: { ...data, id: randomKey() } };
    },
    update: (resource: string, params: Change) => changeOne(resource, 'update', params),
    updateMany: (resource: string, params: ChangeMany) => changeMany(resource, 'update', params),
    delete: (resource: string, params: Change) => changeOne(resource, 'delete', params),
    deleteMany: (resource: string, params: ChangeMany) => changeMany(resource, 'delete', params),
    createOnce,
    createMany,
    settleMany,
    countAlike,
  } satisfies Writes & Record<string, unknown>;
};

/** The code for creating and settling in bulk, which most visits never need. */
const onceEach = () => import('./onceEach.ts');

type Options = Pick<CallOptions, 'waits'> & { look?: Look | undefined };
type ChangeMany = { ids: Identifier[]; data?: object; meta?: unknown };
type Change = { id: Identifier; data?: object | undefined; previousData?: object | undefined };

/** The option of a bulk command's rows to wait for their turn at the server, until the command is stopped. */
const waitsOf = (control: BulkControl | undefined): Options => ({ waits: control?.signal ?? true });

/**
 * True when the lists may be out of date. A write without an answer may have been done, and a refusal shows that the page did
 * not know something.
 */
const isNews = (sent: Sent): boolean => sent.result === 'done' || isNewsOf(sent.error);
const isNewsOf = (error: unknown): boolean => mayBeDone(error) || isRefusedForGood(error);

const isChange = ({ result, reason }: RowOutcome): boolean =>
  result === 'done' || result === 'skipped' || isNewsOf(reason);

const isComplete = (record: object | undefined): record is ListRecord => record !== undefined && 'id' in record;

/** The reads, second in their query keys, that a write may have changed. */
const changedByWrites: ReadonlySet<unknown> = new Set(['getList', 'getManyReference', 'getFigures']);
