import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetManyParams, Identifier } from 'react-admin';
import { RowIndex } from '#domain/RowIndex.ts';
import type { ApiFor, CallOptions } from '../api/createApi.ts';
import { cellOf, isJoined, type ListFilter, type Me } from './bindings.ts';
import { Forbidden } from './Forbidden.ts';
import { pageOf, VALUES, type ListParams, type ListRecord, type Page } from './pageOf.ts';
import { createWholeLists } from './wholeLists.ts';

export type ListsConfig = {
  api: ApiFor;
  me: () => Me;
  queryClient: QueryClient;
  /** True where the server is asked for sorted, filtered pages; where it answers the whole array all the same, we page it. */
  serverPaging: boolean;
  /** The tasks that are bookmarked on this device, which the filter `bookmarked` means. */
  bookmarks?: () => Promise<readonly string[]>;
};

/** The number of rows that a list has grown by. Asked again and again: of each server only what costs it little. */
export type CountNew = {
  countNew: (resource: string, params: { filter: ListFilter; total: number }) => Promise<number>;
};

/**
 * The rows that a list has no more, as far as that is known. A server that pages its lists is asked for no more than
 * `VALUES` of them, and only where `mayAsk` says so.
 */
export type FindGone = {
  findGone: (
    resource: string,
    params: { ids: readonly Identifier[]; mayAsk?: boolean },
  ) => Promise<readonly Identifier[]>;
};

/** The reads of react-admin's lists: whole and paged here, or, from servers that page their lists, by ra-data-simple-rest. */
export const createLists = ({
  api,
  me,
  queryClient,
  serverPaging,
  bookmarks = () => Promise.resolve([]),
}: ListsConfig) => {
  const ask = async (resource: string, filter: ListFilter | undefined, options?: CallOptions) => {
    const cell = cellOf(resource, 'getList', me().role, me().extras);
    if (!cell) throw new Forbidden(me().role, 'getList', resource);
    return cell(api(options), { filter }, me()) as Promise<ListRecord[]>;
  };
  const whole = createWholeLists({ queryClient, me, ask });
  /** Resources that a server has answered whole although it was asked for a page. */
  const unpaged = new Set<string>();
  // Most servers answer whole lists, and never need it.
  const pages = async () => (await import('./serverPages.ts')).createServerPages(ask, unpaged);

  /** No server knows of bookmarks: they are ids to it. */
  const withIds = async (resource: string, filter: ListFilter): Promise<ListFilter> => {
    if (!isBookmarked(resource, filter)) return filter;
    const { bookmarked: _, ...rest } = filter;
    return { ...rest, id: await bookmarks() };
  };

  const getList = async (resource: string, given: GetListParams): Promise<Page> => {
    const filter = await withIds(resource, given.filter as ListFilter);
    const params = { ...given, filter };
    if (!serverPaging || isJoined(filter)) return pageOf((await whole.read(resource, filter)).index, params);
    return (await pages()).read(resource, params);
  };

  const getMany = (resource: string, { ids }: GetManyParams): Promise<Page> =>
    getList(resource, {
      pagination: { page: 1, perPage: ids.length },
      sort: { field: 'id', order: 'ASC' },
      filter: { id: ids },
    });

  /** 0 while the list is being read. */
  const countNew: CountNew['countNew'] = async (resource, { filter: given, total }) => {
    if (queryClient.isFetching({ queryKey: [resource, 'getList'] }) > 0) return 0;
    const filter = await withIds(resource, given);
    if (!serverPaging || isJoined(filter)) return whole.countNew(resource, filter);
    return Math.max(0, ((await (await pages()).count(resource, filter)) ?? total) - total);
  };

  const findGone: FindGone['findGone'] = async (resource, { ids, mayAsk = false }) => {
    const asked = async () =>
      mayAsk && ids.length <= VALUES ? new RowIndex((await getMany(resource, { ids: [...ids] })).data) : undefined;
    // A write may have read a list in whole there, too, which has grown since.
    const known = serverPaging ? await asked() : whole.latest(resource)?.index;
    return known ? ids.filter((id) => !known.find(String(id))) : [];
  };

  return {
    getList,
    getMany,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...(filter as ListFilter), [target]: id } }),
    countNew,
    findGone,
    /** Every record of a resource that the role may list. */
    all: whole.read,
    /** The page that is in the cache and fresh; undefined where the server has to be asked. */
    pageNow: (resource: string, params: ListParams): Page | undefined => {
      const filter = params.filter as ListFilter;
      const list = serverPaging || isBookmarked(resource, filter) ? undefined : whole.fresh(resource, filter);
      return list && pageOf(list.index, params);
    },
    forget: whole.forget,
  } satisfies Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference'> &
    CountNew &
    FindGone &
    Record<string, unknown>;
};

const isBookmarked = (resource: string, filter: ListFilter | undefined): boolean =>
  resource === 'tasks' && Boolean(filter?.bookmarked);

/**
 * Hydrates a new page of a list from the whole list in the cache, in the same render that asks for it: without this, react-admin
 * would draw the old rows once more. It asks all the same, which corrects what has become old. Returns the way to stop.
 */
export const drawFromMemory = (
  queryClient: QueryClient,
  pageNow: (resource: string, params: ListParams) => Page | undefined,
): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [resource, method, params] = query.queryKey as [unknown, unknown, ListParams | undefined];
    if (type !== 'added' || method !== 'getList' || !params?.pagination || query.state.data !== undefined) return;
    const page = pageNow(String(resource), params);
    if (page) queryClient.setQueryData(query.queryKey, page);
  });
