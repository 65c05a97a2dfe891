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

/**
 * Method that creates a record and is never repeated; its result says what is known of the outcome. `isIt` recognizes
 * the new record in its list, for roles that can read that list.
 */
export type CreateOnce = {
  createOnce: (resource: string, data: object, isIt?: (record: ListRecord) => boolean) => Promise<Sent>;
};

/**
 * Methods of a bulk command that creates each record at most once; see createEach. `knownBy` are the fields by which a
 * record is recognized in the server's list. `createMany` rejects with a BulkError if any row was not done.
 */
export type CreateMany = {
  createMany: (
    resource: string,
    params: { rows: readonly NewRow[]; knownBy: readonly string[]; meta?: BulkControl },
  ) => Promise<unknown>;
  /**
   * Numbers of records in the server's list now that look like each of `rows`: one number per row, in the same order.
   */
  countAlike: (resource: string, rows: readonly NewRow['data'][], knownBy: readonly string[]) => Promise<number[]>;
};

/**
 * Method of a bulk command whose changes remove their records from the list; see settleEach. It rejects with a
 * BulkError if any row was not done.
 */
export type SettleMany = {
  settleMany: (resource: string, params: { rows: readonly ChangedRow[]; meta?: BulkControl }) => Promise<unknown>;
};

export type Writes = CreateOnce & CreateMany & SettleMany;

export type WritesConfig = {
  queryClient: QueryClient;
  /**
   * Callback after every write that was or may have been done, because it may have changed balances and the caller's
   * role. Resolves to true when the caller is still signed in.
   */
  onWritten: () => Promise<boolean>;
  /** Callback with each change and its outcome, for the action log of this browser. */
  log?: (one: LoggedAction) => void;
  lists: Pick<ReturnType<typeof createLists>, 'all' | 'forget'>;
  /** Server call for an action on a resource, looked up in the bindings. */
  run: (resource: string, verb: Write['verb'], params: object, options: CallOptions) => Promise<unknown>;
  /** Reads one record; rejects if there is none. */
  find: (resource: string, id: Identifier) => Promise<ListRecord>;
};

/**
 * Creates the write methods of the data provider: for one record, for many, and for one that must not be created twice.
 * All of them send by the same function `send`. `run` makes the server call of the bindings, `find` reads one record,
 * and `onWritten` is called after every write that was or may have been done.
 */
export const createWrites = ({ queryClient, onWritten, log, lists, run, find }: WritesConfig) => {
  const send = createSend({ queryClient, log, forget: lists.forget });

  /**
   * Invalidates the lists after a write. They are read again once the session is known: an admin who has just become a
   * worker would get a 403 for the admin's lists, and be signed out for it. `reads` are the data provider methods whose
   * results are read again; the books are totals of all lists.
   */
  const written = async (reads = changedByWrites) => {
    const known = onWritten();
    lists.forget(known);
    if (!(await known)) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [resource, method] }) => reads.has(method) || resource === 'books',
    });
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

  /** Runs a write of one record, then invalidates the lists. Rejects unless the write is known to be done. */
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

  /** Runs a bulk command, then invalidates the lists once. Rejects with a BulkError if any row was not done. */
  const many = async <Row>(options: BulkOptions<Row>): Promise<void> => {
    const { runBulk, BulkError } = await import('./runBulk.ts');
    const outcomes = await runBulk(options);
    // When the session has ended on the way, nobody is left to read the lists for.
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
   * All records of a resource. Rejects while the browser is offline: the read would wait for the connection, while the
   * user waits for a write's outcome.
   */
  const allNow = async (resource: string) => {
    if (!isOnline()) throw new ApiError('offline', 0, 'The list cannot be read while the browser is offline.');
    return lists.all(resource);
  };

  /**
   * Runs a bulk command that looks for its rows in the list, `underWay` of them at a time. The list is read again
   * before the first row.
   */
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

/** Imports the code for `createMany` and `settleMany`, which most visits never need. */
const onceEach = () => import('./onceEach.ts');

type Options = Pick<CallOptions, 'waits'> & { look?: Look | undefined };
type ChangeMany = { ids: Identifier[]; data?: object; meta?: unknown };
type Change = { id: Identifier; data?: object | undefined; previousData?: object | undefined };

/** Call options for a bulk command's rows: after a 429 a row is sent again until the command is stopped. */
const waitsOf = (control: BulkControl | undefined): Options => ({ waits: control?.signal ?? true });

/**
 * True when a write shows that the lists may be outdated. A write without a response may have been done, and a refusal
 * shows that the page did not know something.
 */
const isNews = (sent: Sent): boolean => sent.result === 'done' || isNewsOf(sent.error);
const isNewsOf = (error: unknown): boolean => mayBeDone(error) || isRefusedForGood(error);

const isChange = ({ result, reason }: RowOutcome): boolean =>
  result === 'done' || result === 'skipped' || isNewsOf(reason);

const isComplete = (record: object | undefined): record is ListRecord => record !== undefined && 'id' in record;

/**
 * Data provider methods whose cached results a write may have changed. A method's name is the second element of
 * react-admin's query keys.
 */
const changedByWrites: ReadonlySet<unknown> = new Set(['getList', 'getManyReference', 'getFigures']);
