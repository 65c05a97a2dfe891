import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetManyParams, Identifier } from 'react-admin';
import { RowIndex } from '#domain/RowIndex.ts';
import type { ApiFor, CallOptions } from '../api/createApi.ts';
import { cellOf, isJoined, type ListFilter, type Me } from './bindings.ts';
import { Forbidden } from './Forbidden.ts';
import { pageOf, VALUES, type ListParams, type ListRecord, type Page } from './wholeLists.ts';
import { createWholeLists } from './wholeLists.ts';

export type ListsConfig = {
  api: ApiFor;
  me: () => Me;
  queryClient: QueryClient;
  /**
   * True for a server that is asked for sorted, filtered pages although it does not announce `paging` (C-67). An answer of the
   * whole array is paged here all the same.
   */
  serverPaging: boolean;
  /** The ids of the tasks that are bookmarked on this device, for the filter `bookmarked`. */
  bookmarks?: () => Promise<readonly string[]>;
};

/** The number of rows that a list has grown by. It is polled: each server gets only requests that cost it little. */
export type CountNew = {
  countNew: (resource: string, params: { filter: ListFilter; total: number }) => Promise<number>;
};

/**
 * The rows that are known to have left a list. A server that pages its lists is asked for at most `VALUES` of them, and only
 * with `mayAsk`.
 */
export type FindGone = {
  findGone: (
    resource: string,
    params: { ids: readonly Identifier[]; mayAsk?: boolean },
  ) => Promise<readonly Identifier[]>;
};

/** The reads of react-admin's lists: loaded whole and paged here, or paged by the server, through ra-data-simple-rest. */
export const createLists = ({
  api,
  me,
  queryClient,
  serverPaging,
  bookmarks = () => Promise.resolve([]),
}: ListsConfig) => {
  const isPaged = () => serverPaging || announcesPaging(me());
  const ask = async (resource: string, filter: ListFilter | undefined, options?: CallOptions) => {
    const cell = cellOf(resource, 'getList', me().role, me().extras);
    if (!cell) throw new Forbidden(me().role, 'getList', resource);
    return cell(api(options), { filter }, me()) as Promise<ListRecord[]>;
  };
  const whole = createWholeLists({ queryClient, me, ask });
  /** Resources that a server has answered whole although it was asked for a page. */
  const unpaged = new Set<string>();
  // Loaded late, as most servers answer whole lists.
  const pages = async () => (await import('./serverPages.ts')).createServerPages(ask, unpaged);

  /** The filter with the bookmarks' ids in place of `bookmarked`, which no server knows. */
  const withIds = async (resource: string, filter: ListFilter): Promise<ListFilter> => {
    if (!isBookmarked(resource, filter)) return filter;
    const { bookmarked: _, ...rest } = filter;
    return { ...rest, id: await bookmarks() };
  };

  const getList = async (resource: string, given: GetListParams): Promise<Page> => {
    const filter = await withIds(resource, given.filter as ListFilter);
    const params = { ...given, filter };
    if (!isPaged() || isJoined(filter)) return pageOf((await whole.read(resource, filter)).index, params);
    return (await pages()).read(resource, params);
  };

  const getMany = (resource: string, { ids }: GetManyParams): Promise<Page> =>
    getList(resource, {
      pagination: { page: 1, perPage: ids.length },
      sort: { field: 'id', order: 'ASC' },
      filter: { id: ids },
    });

  /** The growth of a list; 0 while it is being read. */
  const countNew: CountNew['countNew'] = async (resource, { filter: given, total }) => {
    if (queryClient.isFetching({ queryKey: [resource, 'getList'] }) > 0) return 0;
    const filter = await withIds(resource, given);
    if (!isPaged() || isJoined(filter)) return whole.countNew(resource, filter);
    return Math.max(0, ((await (await pages()).count(resource, filter)) ?? total) - total);
  };

  const findGone: FindGone['findGone'] = async (resource, { ids, mayAsk = false }) => {
    const asked = async () =>
      mayAsk && ids.length <= VALUES ? new RowIndex((await getMany(resource, { ids: [...ids] })).data) : undefined;
    // A server that pages may have a whole list in the cache too, read for a write, which has grown since.
    const known = isPaged() ? await asked() : whole.latest(resource)?.index;
    return known ? ids.filter((id) => !known.find(String(id))) : [];
  };

  return {
    getList,
    getMany,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...(filter as ListFilter), [target]: id } }),
    countNew,
    findGone,
    /** The records of a resource that the role may list. */
    all: whole.read,
    /** The record of an id out of its list; undefined where it is not there. */
    one: async (resource: string, id: string): Promise<ListRecord | undefined> =>
      isPaged()
        ? ((await getMany(resource, { ids: [id] })).data as ListRecord[])[0]
        : (await whole.read(resource)).index.find(id),
    /** The page out of a fresh list in the cache; undefined when the server has to be asked. */
    pageNow: (resource: string, params: ListParams): Page | undefined => {
      const filter = params.filter as ListFilter;
      const list = isPaged() || isBookmarked(resource, filter) ? undefined : whole.fresh(resource, filter);
      return list && pageOf(list.index, params);
    },
    forget: whole.forget,
  } satisfies Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference'> &
    CountNew &
    FindGone &
    Record<string, unknown>;
};

/** True when the caller's server has announced that it pages its lists (C-67). */
export const announcesPaging = ({ extras = [] }: Me): boolean => extras.includes('paging');

const isBookmarked = (resource: string, filter: ListFilter | undefined): boolean =>
  resource === 'tasks' && Boolean(filter?.bookmarked);

/**
 * Hydrates a list's page from the whole list in the cache, in the render that asks: react-admin would draw the old rows once
 * more. The request goes out all the same, and corrects what has become old. Returns the way to stop.
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
