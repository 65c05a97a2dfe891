import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetManyParams, Identifier } from 'react-admin';
import type { ApiFor, CallOptions } from '../api/createApi.ts';
import { cellOf, isJoined, type Me, type ResourceName } from './bindings.ts';
import { Forbidden } from './Forbidden.ts';
import { createSecondLook } from './secondLook.ts';
import { byId, pageOf, VALUES, type ListParams, type Page } from './pageOf.ts';
import { createWholeLists, latestList, type ListRecord } from './wholeLists.ts';

export type ListsConfig = {
  api: ApiFor;
  me: () => Me;
  queryClient: QueryClient;
  /** Whether to ask the server for sorted, filtered pages; where it answers the whole array all the same, we page it. */
  serverPaging: boolean;
  /** The tasks that are bookmarked on this device, which the filter `bookmarked` means. */
  bookmarks?: () => Promise<readonly string[]>;
};

type Filter = Readonly<Record<string, unknown>>;

/** Whether a list has grown. Asked again and again: of each server only what costs it little (src/dataProvider/secondLook.ts). */
export type CountNew = {
  countNew: (resource: string, params: { filter: Filter; total: number }) => Promise<number>;
};

/**
 * Which of these rows a list has not, as far as that is known. Of a list that its server pages it is asked for no more than
 * `VALUES`, and only where `mayAsk` says so.
 */
export type FindGone = {
  findGone: (
    resource: string,
    params: { ids: readonly Identifier[]; mayAsk?: boolean },
  ) => Promise<readonly Identifier[]>;
};

/** How react-admin's lists are read: whole and paged here, or, from servers that page their lists, by ra-data-simple-rest. */
export const createLists = ({
  api,
  me,
  queryClient,
  serverPaging,
  bookmarks = () => Promise.resolve([]),
}: ListsConfig) => {
  const ask = async (resource: string, filter: Filter | undefined, options?: CallOptions) => {
    const cell = cellOf(resource, 'getList', me().role, me().extras);
    if (!cell) throw new Forbidden(me().role, 'getList', resource);
    return cell(api(options), { filter }, me()) as Promise<ListRecord[]>;
  };
  const secondLook = createSecondLook({ queryClient, me, ask });
  const whole = createWholeLists({ queryClient, me, ask: secondLook.ask });

  /** No server knows of bookmarks: they are ids to it. */
  const withIds = async (resource: string, filter: Filter): Promise<Filter> => {
    if (!isBookmarked(resource, filter)) return filter;
    const { bookmarked: _, ...rest } = filter;
    return { ...rest, id: await bookmarks() };
  };

  const getList = async (resource: string, given: GetListParams): Promise<Page> => {
    const filter = await withIds(resource, given.filter as Filter);
    const params = { ...given, filter };
    if (!serverPaging || isJoined(filter)) return pageOf(await whole.read(resource, filter), params);
    // Most servers answer whole lists, and never need it.
    const { readPage } = await import('./serverPages.ts');
    return readPage(ask, resource, params);
  };

  const getMany = (resource: string, { ids }: GetManyParams): Promise<Page> =>
    getList(resource, {
      pagination: { page: 1, perPage: ids.length },
      sort: { field: 'id', order: 'ASC' },
      filter: { id: ids },
    });

  /** How many rows pass the filter by now, beside the `total` that did when the list was read. While it is being read, 0. */
  const countNew: CountNew['countNew'] = async (resource, { filter: given, total }) => {
    if (queryClient.isFetching({ queryKey: [resource, 'getList'] }) > 0) return 0;
    const filter = await withIds(resource, given);
    if (!serverPaging || isJoined(filter)) return secondLook.count(resource, filter);
    const { readTotal } = await import('./serverPages.ts');
    return Math.max(0, ((await readTotal(ask, resource, filter)) ?? total) - total);
  };

  const findGone: FindGone['findGone'] = async (resource, { ids, mayAsk = false }) => {
    const ask = async () => mayAsk && ids.length <= VALUES && (await getMany(resource, { ids: [...ids] })).data;
    // A write may have read a list in whole there, too, which has grown since.
    const rows = serverPaging ? await ask() : latestList(queryClient, resource as ResourceName);
    const known = rows && byId(rows);
    return known ? ids.filter((id) => !known.has(String(id))) : [];
  };

  /** Every record of a resource that the role may list. */
  const all = (resource: string) => whole.read(resource);

  drawFromMemory(queryClient, (resource, params) => {
    const filter = params.filter as Filter;
    const rows = serverPaging || isBookmarked(resource, filter) ? undefined : whole.kept(resource, filter);
    return rows && pageOf(rows, params);
  });

  return {
    getList,
    getMany,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...(filter as Filter), [target]: id } }),
    all,
    /** One record out of the same role's list, for resources without a call of their own for it. */
    find: async (resource: string, id: string) => byId(await all(resource)).get(id),
    countNew,
    findGone,
    forget: () => {
      whole.forget();
      secondLook.forget();
    },
  } satisfies Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference'> &
    CountNew &
    FindGone &
    Record<string, unknown>;
};

const isBookmarked = (resource: string, filter: Filter | undefined): boolean =>
  resource === 'tasks' && Boolean(filter?.bookmarked);

/** One listener per cache: a console that is left and opened again makes a provider of its own. */
const listening = new WeakMap<QueryClient, () => void>();

/**
 * Gives react-query the page that is in memory in the same render that asks for it: without this, react-admin would draw the
 * old rows once more while it waits for an answer that needs no waiting. It asks all the same, which corrects what has become old.
 */
const drawFromMemory = (
  queryClient: QueryClient,
  pageNow: (resource: string, params: ListParams) => Page | undefined,
): void => {
  listening.get(queryClient)?.();
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [resource, method, params] = query.queryKey as [unknown, unknown, ListParams | undefined];
    if (type !== 'added' || method !== 'getList' || !params?.pagination || query.state.data !== undefined) return;
    const page = pageNow(String(resource), params);
    if (page) query.setData(page);
  });
  listening.set(queryClient, stop);
};
