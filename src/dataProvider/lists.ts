import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetManyParams, Identifier } from 'react-admin';
import type { ListFilter } from '#domain/matchRows.ts';
import { RowIndex } from '#domain/RowIndex.ts';
import type { ApiFor, CallOptions } from '../api/createApi.ts';
import { cellOf, isJoined, type Me } from './bindings.ts';
import { Forbidden } from './Forbidden.ts';
import { pageOf, VALUES, type ListParams, type ListRecord, type Page } from './wholeLists.ts';
import { createWholeLists } from './wholeLists.ts';

export type ListsConfig = {
  api: ApiFor;
  me: () => Me;
  queryClient: QueryClient;
  /**
   * True to request sorted, filtered pages from a server that does not announce the extra `paging` (C-67). If the
   * server returns the whole array all the same, the browser cuts the page from it.
   */
  serverPaging: boolean;
  /** Function that reads the ids of the tasks bookmarked in this browser, for the filter `bookmarked`. */
  bookmarks?: () => Promise<readonly string[]>;
};

/**
 * Method that returns the number of rows added to a list since it was read; `total` was its length then. Callers poll
 * it, so a server gets only requests that cost it little.
 */
export type CountNew = {
  countNew: (resource: string, params: { filter: ListFilter; total: number }) => Promise<number>;
};

/**
 * Method that returns those of the ids that are known to have left a list; none if nothing is known. A server that
 * pages its lists gets a request only if `mayAsk` is true, and for at most {@link VALUES} ids.
 */
export type FindGone = {
  findGone: (
    resource: string,
    params: { ids: readonly Identifier[]; mayAsk?: boolean },
  ) => Promise<readonly Identifier[]>;
};

/**
 * Creates the data provider's read methods, and some that only this folder uses. `all` reads a whole list, `one` a
 * single record, `pageNow` reads the cache alone, and `forget` marks the cached lists as stale. Lists are loaded whole
 * and paged in the browser, unless `serverPaging` is true or the server announces `paging`: then the server pages them,
 * through ra-data-simple-rest. `bookmarks` resolves to the ids of the tasks that are bookmarked in this browser.
 */
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
  /** Resources for which the server has returned the whole list although a page was requested. */
  const unpaged = new Set<string>();
  // Imported on demand, because most servers return whole lists.
  const pages = async () => (await import('./serverPages.ts')).createServerPages(ask, unpaged);

  /** Filter with the bookmarked tasks' ids in place of `bookmarked`, which no server knows. */
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

  /** Number of rows added to a list since it was read; 0 while a read is in flight. */
  const countNew: CountNew['countNew'] = async (resource, { filter: given, total }) => {
    if (queryClient.isFetching({ queryKey: [resource, 'getList'] }) > 0) return 0;
    const filter = await withIds(resource, given);
    if (!isPaged() || isJoined(filter)) return whole.countNew(resource, filter);
    return Math.max(0, ((await (await pages()).count(resource, filter)) ?? total) - total);
  };

  const findGone: FindGone['findGone'] = async (resource, { ids, mayAsk = false }) => {
    const asked = async () =>
      mayAsk && ids.length <= VALUES ? new RowIndex((await getMany(resource, { ids: [...ids] })).data) : undefined;
    // If the server pages, the cache may still hold a whole list that was read for a write, and that has changed since.
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
    /** Reads the whole list of a resource, as far as the caller's role may list it. */
    all: whole.read,
    /** Record with this id in its list; undefined if the list does not have it. */
    one: async (resource: string, id: string): Promise<ListRecord | undefined> =>
      isPaged()
        ? ((await getMany(resource, { ids: [id] })).data as ListRecord[])[0]
        : (await whole.read(resource)).index.find(id),
    /** Page cut from a fresh list in the cache; undefined when a request is needed. */
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

/** True when the server has announced to the caller that it pages its lists (extra `paging`, C-67). */
export const announcesPaging = ({ extras = [] }: Me): boolean => extras.includes('paging');

const isBookmarked = (resource: string, filter: ListFilter | undefined): boolean =>
  resource === 'tasks' && Boolean(filter?.bookmarked);

/**
 * Subscribes to react-admin's cache, so that a page is cut from the whole list in the cache during the render that
 * requests it. Without that, react-admin would render the old rows once more. The request is sent all the same and
 * corrects what is outdated. Returns the unsubscribe function.
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
