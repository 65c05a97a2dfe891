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

/** Methods of the data provider that read the totals of the home screens. */
export type Figures = {
  getAdminInfo: () => Promise<AdminInfo>;
  getBuyerStats: () => Promise<Stats>;
  getWorkerStats: () => Promise<Stats>;
};

/**
 * Charge of a card: `coins` bought for `price`, in the currency's main unit (dollars, not cents). `id` is the payment
 * intent's.
 */
type Charge = Readonly<{ id: string; coins: number; price: number; email: string }>;

/** Methods of the data provider that a purchase of coins needs from the server. */
export type PurchaseCalls = {
  /** Creates a payment intent at the card company. Resolves to its client secret (API-BUYER-9). */
  createPaymentIntent: (wanted: CoinPackage) => Promise<string>;
  /** Tells the server that a card was charged (API-BUYER-10). It may be repeated for the same charge. */
  savePayment: (charge: Charge) => Promise<void>;
  /** True when the server has recorded the payment already; reads the list of payments for it. */
  isPaymentRecorded: (charge: Charge) => Promise<boolean>;
  /** Reads balance and lists again, after the server has acknowledged a payment (BP-11). */
  refreshBalance: () => Promise<void>;
};

/**
 * Method that returns a page of a list from the cache; undefined when a request is needed. {@link drawFromMemory} uses
 * it.
 */
export type PageNow = { pageNow: (resource: string, params: ListParams) => Page | undefined };

export type DataProviderConfig = ListsConfig & Pick<WritesConfig, 'log' | 'onWritten'>;

/**
 * Creates the data provider for react-admin: its nine methods, each carried out by the server call that the bindings
 * name for the role. It has the product's additional methods as well.
 */
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
   * Result of a call for totals. If they differ from those of the last visit, lists and balance are read again as after
   * a write, so that the page does not contradict itself.
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

/**
 * Data provider methods whose cached results are read again when totals have changed: all but the totals themselves. A
 * method's name is the second element of react-admin's query keys.
 */
const ofLists: ReadonlySet<unknown> = new Set(['getList', 'getManyReference']);

/**
 * Creates the data provider's methods for a purchase. `send` counts their writes as in flight; saving a payment is
 * retried after a 429.
 */
const createPurchaseCalls = (
  api: ApiFor,
  prices: () => Prices,
  send: Send,
  refreshBalance: () => Promise<void>,
): PurchaseCalls => {
  /**
   * Result of a call that creates a payment or an intent, sent through `send` so that it counts as a write in flight.
   */
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
