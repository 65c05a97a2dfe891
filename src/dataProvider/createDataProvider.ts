import type { DataProvider, Identifier } from 'react-admin';
import type { AdminInfo, Stats } from '#domain/entities.ts';
import { inMinorUnits, specified, type CoinPackage, type Prices } from '#domain/coins.ts';
import { ApiError } from '../api/ApiError.ts';
import type { ApiFor, CallOptions } from '../api/createApi.ts';
import { cellOf, type Verb } from './bindings.ts';
import { createWrites, type Writes, type WritesConfig } from './createWrites.ts';
import { Forbidden } from './Forbidden.ts';
import { createLists, type CountNew, type FindGone, type ListsConfig } from './lists.ts';
import type { ListParams, ListRecord, Page } from './wholeLists.ts';
import type { Send } from './send.ts';

/** The figures of the dashboards, beside react-admin's nine methods. */
export type Figures = {
  getAdminInfo: () => Promise<AdminInfo>;
  getBuyerStats: () => Promise<Stats>;
  getWorkerStats: () => Promise<Stats>;
};

/** A card's charge: coins for `price` dollars, by the payment intent `id`. */
type Charge = Readonly<{ id: string; coins: number; price: number; email: string }>;

/** The server's part in a purchase, beside react-admin's nine methods. */
export type PurchaseCalls = {
  /** Answers the client secret of a new payment intent (API-BUYER-9). */
  createPaymentIntent: (wanted: CoinPackage) => Promise<string>;
  /** Tells the server of a charged card (API-BUYER-10). */
  savePayment: (charge: Charge) => Promise<void>;
  /** True when the server has recorded a payment already, by a new read of the list. */
  isPaymentRecorded: (charge: Charge) => Promise<boolean>;
  /** Reads balance and lists again, after the server was told of a payment (BP-11). */
  refreshBalance: () => Promise<void>;
};

/** The page of a list that is in the cache; see drawFromMemory. */
export type PageNow = { pageNow: (resource: string, params: ListParams) => Page | undefined };

export type DataProviderConfig = ListsConfig & Pick<WritesConfig, 'log' | 'onWritten'>;

/** The nine methods of react-admin, answered from the bindings, and our own. */
export const createDataProvider = (config: DataProviderConfig) => {
  const { api, queryClient, me } = config;
  const lists = createLists(config);

  const run = async (resource: string, verb: Verb, params: object, options?: CallOptions): Promise<unknown> => {
    const cell = cellOf(resource, verb, me().role, me().extras);
    if (!cell) throw new Forbidden(me().role, verb, resource);
    return cell(api(options), params, me());
  };

  const find = async (resource: string, id: Identifier): Promise<ListRecord> => {
    const own = cellOf(resource, 'getOne', me().role, me().extras);
    const row = own ? await run(resource, 'getOne', { id: String(id) }) : await lists.one(resource, String(id));
    if (!row) throw new ApiError('refused', 404, `There is no such record in ${resource}.`);
    return row as ListRecord;
  };

  const { written, send, ...writes } = createWrites({ ...config, lists, run, find });

  /**
   * The answer of a figures call. Figures that have moved since the last visit invalidate lists and balance as a write does, so
   * that the page agrees with itself.
   */
  const figures = async <T>(name: keyof Figures, answer: Promise<T>): Promise<T> => {
    const known = queryClient.getQueryState([name, 'getFigures']);
    const now = await answer;
    const moved = known?.data !== undefined && JSON.stringify(known.data) !== JSON.stringify(now);
    if (moved && !known.isInvalidated) void written(ofLists);
    return now;
  };

  const { getList, getMany, getManyReference, countNew, findGone, pageNow } = lists;
  return {
    supportAbortSignal: false,
    getList,
    getMany,
    getManyReference,
    getOne: async (resource, { id }) => ({ data: await find(resource, id) }),
    ...writes,
    countNew,
    findGone,
    pageNow,
    ...createPurchaseCalls(api, () => me().prices ?? specified, send, written),
    getAdminInfo: () => figures('getAdminInfo', api().getAdminInfo()),
    getBuyerStats: () => figures('getBuyerStats', api().getBuyerStats({ email: me().email })),
    getWorkerStats: () => figures('getWorkerStats', api().getWorkerStats({ email: me().email })),
  } as DataProvider & Figures & Writes & PurchaseCalls & CountNew & FindGone & PageNow;
};

/** The reads, second in their query keys, that a write may have changed, without the figures, which were just read. */
const ofLists: ReadonlySet<unknown> = new Set(['getList', 'getManyReference']);

/** The server calls of a purchase; a charge may be told again and again. */
const createPurchaseCalls = (
  api: ApiFor,
  prices: () => Prices,
  send: Send,
  refreshBalance: () => Promise<void>,
): PurchaseCalls => {
  /** The answer to a create of payments, sent through `send`. */
  const create = async <T>(call: () => Promise<T>, id?: string): Promise<T> => {
    const answers: T[] = [];
    const params = id === undefined ? {} : { id };
    const sent = await send({ resource: 'payments', verb: 'create', params, isUnlogged: true }, async () =>
      answers.push(await call()),
    );
    if (sent.result !== 'done') throw sent.error;
    return (answers as [T])[0];
  };
  return {
    createPaymentIntent: async ({ price, coins }) =>
      (await create(() => api().createPaymentIntent({ amount: inMinorUnits(price, prices().currency), coins })))
        .clientSecret,
    savePayment: ({ id, coins, price, email }) =>
      create(() => api({ waits: true }).savePayment({ paymentIntentId: id, coins, cost: price, email }), id),
    isPaymentRecorded: async ({ id, email }) =>
      (await api().listPayments({ email })).some(({ paymentIntentId }) => paymentIntentId === id),
    refreshBalance,
  };
};
