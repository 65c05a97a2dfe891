import type { DataProvider, Identifier } from 'react-admin';
import type { AdminInfo, Stats } from '#domain/entities.ts';
import { ApiError, isRefusedForGood, isUnauthorized, mayBeDone } from '../api/ApiError.ts';
import type { CallOptions } from '../api/createApi.ts';
import type { LoggedAction } from './actionLog.ts';
import { cellOf, type Verb } from './bindings.ts';
import { BulkError, runBulk, underWayOf, type BulkControl, type Outcome } from './bulk.ts';
import type { NewRow } from './createEach.ts';
import { likenessOf } from './likenessOf.ts';
import { logged } from './logged.ts';
import { Forbidden } from './Forbidden.ts';
import { createPurchaseCalls, type PurchaseCalls } from './purchaseCalls.ts';
import { isOnline } from './online.ts';
import { sendOnce, type Verdict } from './sendOnce.ts';
import { createLists, type CountNew, type FindGone, type ListsConfig } from './lists.ts';
import type { ListRecord } from './wholeLists.ts';

/** What the dashboards count, beside react-admin's nine methods. */
export type Figures = {
  getAdminInfo: () => Promise<AdminInfo>;
  getBuyerStats: () => Promise<Stats>;
  getWorkerStats: () => Promise<Stats>;
};

/** A create that is never sent twice. `isIt` knows the new record among those of the list. */
export type CreateOnce = {
  createOnce: (resource: string, data: object, isIt: (record: ListRecord) => boolean) => Promise<Verdict>;
};

type NewRows = { rows: readonly NewRow[]; knownBy: readonly string[]; meta?: BulkControl };

/** Many creates, none of which is done twice; see createEach. */
export type CreateMany = {
  createMany: (resource: string, params: NewRows) => Promise<unknown>;
  /** How many records like each of these the server's list has now. */
  countAlike: (resource: string, rows: readonly NewRow['data'][], knownBy: readonly string[]) => Promise<number[]>;
};

type ChangedRows = { rows: readonly { id: string; data: object }[]; meta?: BulkControl };

/** Many changes, each of which takes its record out of the list; see settleEach. */
export type SettleMany = { settleMany: (resource: string, params: ChangedRows) => Promise<unknown> };

export type DataProviderConfig = ListsConfig & {
  /**
   * Told after every write that was or may have been done: balances may have moved, and the role of whoever wrote. Answers whether
   * they are still here.
   */
  onWritten: () => Promise<boolean>;
  /** Told of each change that was asked for, and what became of it. */
  log?: (one: LoggedAction) => void;
};

/** All nine methods of react-admin, answered from the bindings. */
export const createDataProvider = (config: DataProviderConfig) => {
  const { api, queryClient, me, onWritten, log } = config;
  const lists = createLists(config);

  /** `waits` of a row of many; see CallOptions. */
  const run = async (resource: string, verb: Verb, params: object, waits?: Waits): Promise<unknown> => {
    const cell = cellOf(resource, verb, me().role, me().extras);
    if (!cell) throw new Forbidden(me().role, verb, resource);
    const send = () => cell(api({ waits }), params, me());
    return log && isWrite(verb) ? logged(log, { resource, verb, params }, send) : send();
  };

  const find = async (resource: string, id: Identifier): Promise<ListRecord> => {
    const own = cellOf(resource, 'getOne', me().role, me().extras);
    const row = own ? await run(resource, 'getOne', { id: String(id) }) : await lists.find(resource, String(id));
    if (!row) throw new ApiError('refused', 404, `There is no such record in ${resource}.`);
    return row as ListRecord;
  };

  const askAgain = (reads: ReadonlySet<unknown>) =>
    queryClient.invalidateQueries({ predicate: ({ queryKey: [, method] }) => reads.has(method) });

  /**
   * After a write nothing remembered is true any more: forget the answers, then let lists and figures be asked for again. Only
   * once it is known who is asking: an admin who has just become a worker would be refused, and signed out for it.
   */
  const written = async (reads = changedByWrites) => {
    lists.forget();
    if (await onWritten()) void askAgain(reads);
  };

  /**
   * What came back without an answer may have been done, and what was refused shows that the page did not know how things are: the
   * lists will tell, before somebody does it again.
   */
  const writing = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      const result = await write();
      void written();
      return result;
    } catch (error) {
      if (isNews(error)) void written();
      throw error;
    }
  };

  const change = async (
    resource: string,
    verb: 'update' | 'delete',
    { id, data, previousData }: Change,
    waits?: Waits,
  ) => {
    const before = isComplete(previousData) ? previousData : await find(resource, id);
    await run(resource, verb, { id: String(id), data, previousData: before }, waits);
    return { ...before, ...data, id };
  };

  /** One call per row, and the lists asked for once, at the end. `meta` is a {@link BulkControl}. */
  const changeMany = async (resource: string, verb: 'update' | 'delete', { ids, data, meta }: ChangeMany) => {
    const control = meta as BulkControl | undefined;
    const outcomes = await runBulk({
      ...control,
      ids: ids.map(String),
      underWay: underWayOf(resource, verb),
      read: (id) => find(resource, id),
      write: (id, previousData) => change(resource, verb, { id, data, previousData }, waitsOf(control)),
    });
    conclude(outcomes);
    return { data: ids };
  };

  /** After many writes: the lists are asked for once, and what was not done is thrown. */
  const conclude = (outcomes: readonly Outcome[]) => {
    // Whoever was signed out on the way has nobody left to ask for.
    if (outcomes.some(({ reason }) => isUnauthorized(reason))) lists.forget();
    else if (outcomes.some(({ result, reason }) => result === 'done' || result === 'skipped' || isNews(reason)))
      void written();
    if (outcomes.some(({ result }) => result !== 'done')) throw new BulkError(outcomes);
  };

  /** Every record now. Reads wait for the connection to come back: whoever has sent something is told now that there is none. */
  const allNow = async (resource: string) => {
    if (!isOnline()) throw new ApiError('offline', 0, 'The list cannot be read while the browser is offline.');
    return lists.all(resource);
  };

  /** What rows that are looked for in the list are sent with. */
  const looking = (resource: string, verb: 'create' | 'update', control?: BulkControl) => ({
    control,
    underWay: underWayOf(resource, verb),
    list: () => allNow(resource),
    forget: lists.forget,
  });

  const createMany: CreateMany['createMany'] = async (resource, { rows, knownBy, meta }) => {
    const { createEach } = await creating();
    const send = (data: object) => run(resource, 'create', { data }, waitsOf(meta));
    conclude(await createEach({ rows, knownBy, send, ...looking(resource, 'create', meta) }));
    return { data: rows };
  };

  const settleMany: SettleMany['settleMany'] = async (resource, { rows, meta }) => {
    const { settleEach } = await import('./settleEach.ts');
    const send = (id: string, data: object, previousData: object) =>
      change(resource, 'update', { id, data, previousData }, waitsOf(meta));
    conclude(await settleEach({ rows, send, ...looking(resource, 'update', meta) }));
    return { data: rows };
  };

  const countAlike: CreateMany['countAlike'] = async (resource, rows, knownBy) => {
    lists.forget();
    const { tally } = await creating();
    const counts = tally(await lists.all(resource), knownBy);
    return rows.map((row) => counts.get(likenessOf(row, knownBy)) ?? 0);
  };

  const single = async (resource: string, verb: 'update' | 'delete', params: Change) => {
    const data = await writing(() => change(resource, verb, params));
    return { data };
  };

  /**
   * Figures that have moved since the last visit say that others have done something: lists and balance are read again, as after a
   * write, so that the page agrees with itself.
   */
  const figures = async <T>(name: keyof Figures, answer: Promise<T>): Promise<T> => {
    const known = queryClient.getQueryState([name, 'getFigures']);
    const now = await answer;
    const moved = known?.data !== undefined && JSON.stringify(known.data) !== JSON.stringify(now);
    if (moved && !known.isInvalidated) void written(ofLists);
    return now;
  };

  const createOnce: CreateOnce['createOnce'] = async (resource, data, isIt) => {
    const verdict = await sendOnce({
      send: () => writing(() => run(resource, 'create', { data })),
      count: async () => (await allNow(resource)).filter(isIt).length,
      forget: lists.forget,
    });
    // What was found late has not been in any list that was asked for before.
    if (verdict.result === 'done' && !verdict.answered) void written();
    return verdict;
  };

  const { getList, getMany, getManyReference, countNew, findGone } = lists;
  return {
    supportAbortSignal: false,
    getList,
    getMany,
    getManyReference,
    countNew,
    findGone,
    getOne: async (resource, { id }) => ({ data: await find(resource, id) }),
    create: async (resource, { data }) => {
      await writing(() => run(resource, 'create', { data }));
      return { data: { ...data, id: crypto.randomUUID() } };
    },
    createOnce,
    createMany,
    settleMany,
    countAlike,
    update: (resource, params) => single(resource, 'update', params),
    updateMany: (resource, params) => changeMany(resource, 'update', params),
    delete: (resource, params) => single(resource, 'delete', params),
    deleteMany: (resource, params) => changeMany(resource, 'delete', params),
    ...createPurchaseCalls(api, written),
    getAdminInfo: () => figures('getAdminInfo', api().getAdminInfo()),
    getBuyerStats: () => figures('getBuyerStats', api().getBuyerStats({ email: me().email })),
    getWorkerStats: () => figures('getWorkerStats', api().getWorkerStats({ email: me().email })),
  } as DataProvider & Figures & CreateOnce & CreateMany & SettleMany & PurchaseCalls & CountNew & FindGone;
};

/** Most visits create nothing in bulk. */
const creating = () => import('./createEach.ts');

type Waits = CallOptions['waits'];
/** A row of many waits for its turn at the server until the work is stopped. */
const waitsOf = (control: BulkControl | undefined): Waits => control?.signal ?? true;

const isWrite = (verb: Verb): verb is LoggedAction['verb'] => verb !== 'getList' && verb !== 'getOne';

/** Whether a failed write says that things may be otherwise than this page has them. */
const isNews = (error: unknown): boolean => mayBeDone(error) || isRefusedForGood(error);

type ChangeMany = { ids: Identifier[]; data?: object; meta?: unknown };
type Change = { id: Identifier; data?: object | undefined; previousData?: object | undefined };

const isComplete = (record: object | undefined): record is ListRecord => record !== undefined && 'id' in record;

/** The reads, second in their query keys, that a write may have changed. */
const changedByWrites: ReadonlySet<unknown> = new Set(['getList', 'getManyReference', 'getFigures']);
/** The same without the figures, for when these have just been answered. */
const ofLists: ReadonlySet<unknown> = new Set(['getList', 'getManyReference']);
