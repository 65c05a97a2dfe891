import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import type { ListFilter } from '#domain/matchRows.ts';
import { RowIndex } from '#domain/RowIndex.ts';
import { NotModified } from '../api/ApiError.ts';
import type { CallOptions } from '../api/createApi.ts';
import { callFilterOf, type Me } from './bindings.ts';

/** Record as react-admin needs it: the server's fields and an `id` (contract/mend.ts). */
export type ListRecord = Readonly<Record<string, unknown>> & { readonly id: string };
export type Page = GetListResult & { data: ListRecord[] };
export type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;

/**
 * Largest number of values for one condition in a request, because servers and proxies refuse URLs of more than 8,000
 * characters.
 */
export const VALUES = 100;

/** List in the cache as one response returned it. The browser computes pages, orders, filters and counts from it. */
export type WholeList = {
  readonly rows: readonly ListRecord[];
  /** ETag of the response; null when the server sent none, or refuses requests with it. */
  readonly etag: string | null;
  /** Length of the response in characters. */
  readonly length: number;
  readonly index: RowIndex<ListRecord>;
};

/** Milliseconds for which a response counts as fresh. It is short because other people change the same lists. */
const FRESH = 30_000;
/** Milliseconds after which a cached list is too old to conclude that a missing record is gone. */
const OLD = 5 * 60_000;
/**
 * Length in characters below which a list without an ETag is polled for new rows, every {@link RARELY} milliseconds.
 * Longer ones are not polled.
 */
const SMALL = 200_000;
const RARELY = 5 * 60_000;

/**
 * Milliseconds between two polls of a list for new rows. 0 with an ETag, because an unchanged list is answered by 304
 * without a body; Infinity (never) for a long list without an ETag.
 */
const paceOf = ({ etag, length }: WholeList): number => (etag !== null ? 0 : length < SMALL ? RARELY : Infinity);

/**
 * Pagination for react-admin's useGetList that asks for all rows, to count or sum over a whole list. No request is
 * added if a list with the same filter is loaded too, because both share one response. A server that pages is asked
 * page after page.
 */
export const ALL_ROWS = { page: 1, perPage: 10_000 } as const;

/** First element of the query keys of whole lists. */
export const WHOLE = 'whole';

type WholeListsConfig = {
  queryClient: QueryClient;
  me: () => Me;
  /** Server call that returns all rows for the filter. */
  ask: (resource: string, filter: ListFilter | undefined, options: CallOptions) => Promise<readonly ListRecord[]>;
};

/**
 * Creates the cache for the lists of servers that return them whole. Each list call has one entry, from which the
 * browser computes pages, orders and filters without another request. `ask` makes the call, `me` returns the user whose
 * entries they are. Every write invalidates the cache, and so does react-admin's Refresh.
 */
export const createWholeLists = ({ queryClient, me, ask }: WholeListsConfig) => {
  /**
   * Promise for the changes so far, which a read in flight may have missed. It resolves to true where the read has to
   * be repeated, to false where the user has signed out.
   */
  let change = Promise.resolve(true);

  const keyOf = (resource: string, filter: ListFilter | undefined) => {
    const { email, role } = me();
    return [WHOLE, resource, callFilterOf(filter), { email, role }];
  };
  const entryOf = (resource: string, filter: ListFilter | undefined) =>
    queryClient.getQueryState<WholeList>(keyOf(resource, filter));

  const load = async (resource: string, filter: ListFilter | undefined, known?: string | null): Promise<WholeList> => {
    const heard: Pick<WholeList, 'etag' | 'length'>[] = [];
    const rows = await ask(resource, filter, {
      ...(known && { known }),
      onAnswer: (headers, length) => heard.push({ etag: headers.get('etag'), length }),
    });
    return {
      rows,
      // A list joined from two responses has no ETag.
      etag: heard.length === 1 ? (heard[0]?.etag ?? null) : null,
      length: heard.reduce((sum, one) => sum + one.length, 0),
      index: new RowIndex(rows),
    };
  };

  const read = async (resource: string, filter?: ListFilter): Promise<WholeList> => {
    const before = change;
    try {
      return await queryClient.query({
        queryKey: keyOf(resource, filter),
        queryFn: async () => {
          const list = await load(resource, filter);
          // Browsers without requestIdleCallback sort when an order is first asked for.
          if ('requestIdleCallback' in globalThis) requestIdleCallback(() => list.index.prepare());
          return list;
        },
        staleTime: FRESH,
        // No component observes these entries, so they would be collected: they stay until another user signs in.
        gcTime: Infinity,
        retry: false,
        structuralSharing: false,
      });
    } catch (error) {
      if (!(error instanceof CancelledError) || change === before || !(await change)) throw error;
      return read(resource, filter);
    }
  };

  return {
    /**
     * Promise of the whole list that holds the filter's rows: from the cache while it is fresh, otherwise from the
     * server.
     */
    read,
    /**
     * Whole list that holds the filter's rows, if it is in the cache and fresh; undefined otherwise. Makes no request.
     */
    fresh: (resource: string, filter: ListFilter | undefined): WholeList | undefined => {
      const entry = entryOf(resource, filter);
      return entry && !entry.isInvalidated && Date.now() - entry.dataUpdatedAt < FRESH ? entry.data : undefined;
    },
    /**
     * Whole list that holds the filter's rows, if it is in the cache and at most five minutes old; undefined otherwise.
     * Makes no request.
     */
    latest: (resource: string, filter?: ListFilter): WholeList | undefined => {
      const entry = entryOf(resource, filter);
      return entry && Date.now() - entry.dataUpdatedAt < OLD ? entry.data : undefined;
    },
    /**
     * Number of rows that pass the filter and were added to the list since it was read, according to the server. 0,
     * without a request, if the list is not in the cache, was invalidated, or was polled too recently ({@link paceOf}).
     */
    countNew: async (resource: string, filter: ListFilter): Promise<number> => {
      const entry = entryOf(resource, filter);
      // This page's own writes invalidate the list, and their records are not new to the user.
      if (!entry?.data || entry.isInvalidated) return 0;
      const { data: before, dataUpdatedAt } = entry;
      const pace = paceOf(before);
      if (Date.now() - dataUpdatedAt < pace) return 0;
      const key = keyOf(resource, filter);
      const added = await queryClient.query({
        queryKey: ['added', ...key, dataUpdatedAt],
        queryFn: async () => {
          try {
            const { rows } = await load(resource, filter, before.etag);
            return rows.filter(({ id }) => !before.index.find(id));
          } catch (error) {
            if (error instanceof NotModified) return [];
            // A server of another origin may send an ETag and yet refuse requests with it. The ETag is dropped, unless
            // the list was read or changed meanwhile.
            const now = queryClient.getQueryState(key);
            if (now?.data === before && !now.isInvalidated)
              queryClient.setQueryData(key, { ...before, etag: null }, { updatedAt: dataUpdatedAt });
            throw error;
          }
        },
        staleTime: pace,
        retry: false,
      });
      return new RowIndex(added).query({ filter }).total;
    },
    /**
     * Invalidates the lists after a change. A read in flight may have missed the change: it is repeated if `isHere`
     * resolves to true, because its user is still signed in, and fails otherwise.
     */
    forget: (isHere: Promise<boolean> = Promise.resolve(true)) => {
      change = Promise.all([change, isHere]).then(
        (all) => all.every(Boolean),
        () => false,
      );
      void queryClient.cancelQueries({ queryKey: [WHOLE] }, { silent: true });
      void queryClient.invalidateQueries({ queryKey: [WHOLE], refetchType: 'none' });
    },
  };
};

/** Page of a list that is in memory, after filtering and sorting; all its rows without `pagination`. */
export const pageOf = (index: RowIndex<ListRecord>, { pagination, sort, filter }: ListParams): Page => {
  const { page, perPage } = pagination ?? { page: 1, perPage: Number.MAX_SAFE_INTEGER };
  const first = (page - 1) * perPage;
  const { rows, total } = index.query({
    sort: sort && [sort.field, sort.order],
    range: [first, first + perPage - 1],
    filter: filter as ListFilter | undefined,
  });
  return { data: rows as ListRecord[], total };
};
