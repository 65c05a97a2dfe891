import type { QueryClient } from '@tanstack/react-query';
import type { ApiFor } from '../api/createApi.ts';
import { cellOf, type Me } from './bindings.ts';
import { cachedCalls } from './cachedCalls.ts';
import { Forbidden } from './Forbidden.ts';
import { RowIndex, type ListQuery, type ListRecord } from './RowIndex.ts';

export type ListsConfig = {
  api: ApiFor;
  queryClient: QueryClient;
  me: () => Me;
  /** Whether to ask the server for sorted, filtered pages; where it answers the whole array all the same, we page it. */
  serverPaging: boolean;
};

type RestAnswer = { status: number; headers: Headers; body: string; json: unknown };

/** How every list travels: ra-data-simple-rest asks for a URL, the binding's call answers, in whole or in pages. */
export const createLists = ({ api, queryClient, me, serverPaging }: ListsConfig) => {
  const ask = (resource: string, query: ListQuery, calls: ReturnType<ApiFor>) => {
    const cell = cellOf(resource, 'getList', me().role);
    if (!cell) throw new Forbidden(me().role, 'getList', resource);
    return cell(calls, { filter: query.filter }, me()) as Promise<Row[]>;
  };

  const index = async (resource: string, query: ListQuery): Promise<RowIndex> =>
    indexOf(await ask(resource, query, cachedCalls(api(), queryClient, me().email)));

  const page = async (resource: string, query: ListQuery, signal?: AbortSignal): Promise<RestAnswer> => {
    if (!serverPaging) return sliced(await index(resource, query), query);
    const { sort, range, filter } = query;
    let headers = new Headers();
    const asked = { sort: JSON.stringify(sort), range: JSON.stringify(range), filter: JSON.stringify(filter) };
    const rows = await ask(resource, query, api({ query: asked, signal, onHeaders: (got) => (headers = got) }));
    return headers.has('content-range') ? answer(rows.map(withId), headers) : sliced(indexOf(rows), query);
  };

  return {
    /** ra-data-simple-rest's httpClient: '/users?sort=["name","ASC"]&range=[0,24]&filter={}'. */
    httpClient: (url: string, options?: { signal?: AbortSignal | null }): Promise<RestAnswer> => {
      const { pathname, searchParams } = new URL(url, 'http://list');
      return page(pathname.slice(1), parseQuery(searchParams), options?.signal ?? undefined);
    },
    /** One record out of the same role's list, for resources without a call of their own for it. */
    find: async (resource: string, id: string): Promise<ListRecord | undefined> =>
      (await index(resource, { sort: ['id', 'ASC'], range: [0, 0], filter: {} })).find(id),
  };
};

type Row = Readonly<Record<string, unknown>>;

/** The one place where the server's `_id` (payments: `paymentIntentId`) becomes react-admin's `id`. */
export const withId = (row: Row): ListRecord => ({ ...row, id: String(row._id ?? row.paymentIntentId) });

const indexes = new WeakMap<readonly Row[], RowIndex>();
const indexOf = (rows: readonly Row[]): RowIndex => {
  const kept = indexes.get(rows) ?? new RowIndex(rows.map(withId));
  indexes.set(rows, kept);
  return kept;
};

const sliced = (rows: RowIndex, query: ListQuery): RestAnswer => {
  const { data, total } = rows.query(query);
  const [first] = query.range;
  const range = data.length > 0 ? `${String(first)}-${String(first + data.length - 1)}` : '*';
  return answer(data, new Headers({ 'content-range': `items ${range}/${String(total)}` }));
};

const answer = (json: unknown, headers: Headers): RestAnswer => ({ status: 200, headers, body: '', json });

const parseQuery = (params: URLSearchParams): ListQuery => ({
  sort: parse(params.get('sort'), ['id', 'ASC']),
  range: parse(params.get('range'), [0, Number.MAX_SAFE_INTEGER - 1]),
  filter: parse(params.get('filter'), {}),
});

/** The text is written by ra-data-simple-rest alone, so it is well-formed. */
const parse = <T>(text: string | null, otherwise: T): T => (text === null ? otherwise : (JSON.parse(text) as T));
