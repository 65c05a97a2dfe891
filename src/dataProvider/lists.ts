import type { ApiFor } from '../api/createApi.ts';
import { contentRange, RowIndex, type ListQuery } from '#domain/RowIndex.ts';
import { cellOf, isApprovedOnly, joinedFilters, type Me } from './bindings.ts';
import type { CallCache } from './createCallCache.ts';
import { Forbidden } from './Forbidden.ts';

export type ListsConfig = {
  api: ApiFor;
  me: () => Me;
  /** Whether to ask the server for sorted, filtered pages; where it answers the whole array all the same, we page it. */
  serverPaging: boolean;
};

type RestAnswer = { status: number; headers: Headers; body: string; json: unknown };

/** How every list travels: ra-data-simple-rest asks for a URL, the binding's call answers, in whole or in pages. */
export const createLists = ({ api, me, serverPaging }: ListsConfig, cache: CallCache) => {
  const ask = (resource: string, query: ListQuery, calls: ReturnType<ApiFor>) => {
    const cell = cellOf(resource, 'getList', me().role);
    if (!cell) throw new Forbidden(me().role, 'getList', resource);
    return cell(calls, { filter: query.filter }, me()) as Promise<Row[]>;
  };

  const whole = async (resource: string, query: ListQuery): Promise<readonly ListRecord[]> => {
    const rows = await ask(resource, query, cache.remembering(api(), me().email));
    if (!isPart(query)) cache.keep(resource, me(), rows);
    return recordsOf(rows);
  };

  const page = async (resource: string, query: ListQuery, signal?: AbortSignal): Promise<RestAnswer> => {
    if (!serverPaging || isJoined(query)) return sliced(await whole(resource, query), query);
    const { sort, range, filter } = query;
    let headers = new Headers();
    const asked = { sort: JSON.stringify(sort), range: JSON.stringify(range), filter: JSON.stringify(filter) };
    const rows = await ask(resource, query, api({ query: asked, signal, onHeaders: (got) => (headers = got) }));
    return headers.has('content-range') ? answer(rows.map(withId), headers) : sliced(recordsOf(rows), query);
  };

  return {
    /** ra-data-simple-rest's httpClient: '/users?sort=["name","ASC"]&range=[0,24]&filter={}'. */
    httpClient: (url: string, options?: { signal?: AbortSignal | null }): Promise<RestAnswer> => {
      const { pathname, searchParams } = new URL(url, 'http://list');
      return page(pathname.slice(1), parseQuery(searchParams), options?.signal ?? undefined);
    },
    /** The page as far as it is known without asking anybody; undefined where somebody must be asked. */
    pageNow: (resource: string, query: ListQuery): ListPage | undefined => {
      const rows = serverPaging || isPart(query) ? undefined : (cache.kept(resource, me()) as Row[] | undefined);
      if (!rows) return undefined;
      const { rows: data, total } = indexOf(recordsOf(rows)).query(query);
      return { data, total };
    },
    /** Every record of a resource that the role may list. */
    all: (resource: string): Promise<readonly ListRecord[]> => whole(resource, {}),
    /** One record out of the same role's list, for resources without a call of their own for it. */
    find: async (resource: string, id: string): Promise<ListRecord | undefined> =>
      byId(await whole(resource, {})).get(id),
  };
};

/** As react-admin's getList answers. */
export type ListPage = { data: readonly ListRecord[]; total: number };

const isJoined = ({ filter = {} }: ListQuery): boolean => joinedFilters.some((name) => name in filter);

/** What another call answers than the one for all rows. */
const isPart = (query: ListQuery): boolean => isJoined(query) || isApprovedOnly(query.filter);

type Row = Readonly<Record<string, unknown>>;
/** A record as react-admin needs it: the server's row with an `id`. */
export type ListRecord = Row & { readonly id: string };

/** The one place where the server's `_id` (payments: `paymentIntentId`, or a made-up `_id` without one) becomes react-admin's `id`. */
export const withId = (row: Row): ListRecord => ({ ...row, id: String(row._id ?? row.paymentIntentId) });

/** One array of records per fetched array, and one index per array of records: made once, asked for every page. */
const once = <K extends object, V>(make: (key: K) => V) => {
  const made = new WeakMap<K, V>();
  return (key: K): V => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};
const recordsOf = once((rows: readonly Row[]): readonly ListRecord[] => rows.map(withId));
const byId = once((records: readonly ListRecord[]) => new Map(records.map((record) => [record.id, record])));
const indexOf = once((records: readonly ListRecord[]) => {
  const index = new RowIndex(records);
  // Not every browser says when it is idle; elsewhere an order is made when it is asked for.
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => {
      index.prepare();
    });
  return index;
});

const sliced = (records: readonly ListRecord[], query: ListQuery): RestAnswer => {
  const page = indexOf(records).query(query);
  return answer(page.rows, new Headers({ 'content-range': contentRange(page, query.range?.[0]) }));
};

const answer = (json: unknown, headers: Headers): RestAnswer => ({ status: 200, headers, body: '', json });

/** The values are written by ra-data-simple-rest alone, so they are well-formed. */
const parseQuery = (params: URLSearchParams): ListQuery =>
  Object.fromEntries([...params].map(([name, value]): [string, unknown] => [name, JSON.parse(value)]));
