import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import { RowIndex } from '#domain/RowIndex.ts';
import { NotModified } from '../api/ApiError.ts';
import type { CallOptions } from '../api/createApi.ts';
import { callFilterOf, type ListFilter, type Me } from './bindings.ts';

/** A record as react-admin needs it: the server's answer with an `id` (contract/mend.ts). */
export type ListRecord = Readonly<Record<string, unknown>> & { readonly id: string };
export type Page = GetListResult & { data: ListRecord[] };
export type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;

/** The number of values of one condition in a request: servers and proxies refuse an address of more than 8,000 characters. */
export const VALUES = 100;

/** A list in the cache as one call answered it: pages, orders, filters and counts are derived from it. */
export type WholeList = {
  readonly rows: readonly ListRecord[];
  /** The answer's ETag; null when the server sent none, or refuses requests with it. */
  readonly etag: string | null;
  /** The length of the answer in characters. */
  readonly length: number;
  readonly index: RowIndex<ListRecord>;
};

/** Milliseconds for which an answer counts as fresh, as other people change the same lists. */
const FRESH = 30_000;
/** Milliseconds after which a list says nothing of records that it does not have. */
const OLD = 5 * 60_000;
/** The length, in characters, below which a list without an ETag is polled for new rows, every {@link RARELY} milliseconds. */
const SMALL = 200_000;
const RARELY = 5 * 60_000;

/** Milliseconds between two polls for new rows: an unchanged answer with an ETag costs next to nothing. */
const paceOf = ({ etag, length }: WholeList): number => (etag !== null ? 0 : length < SMALL ? RARELY : Infinity);

/**
 * The page to ask useGetList for, to count or sum over a whole list. Beside a screen's own list of the same filter it costs no
 * request; a server that pages its lists is asked for it in parts.
 */
export const ALL_ROWS = { page: 1, perPage: 10_000 } as const;

/** First in the query keys of whole lists. */
export const WHOLE = 'whole';

type WholeListsConfig = {
  queryClient: QueryClient;
  me: () => Me;
  /** The server call for all rows of the filter. */
  ask: (resource: string, filter: ListFilter | undefined, options: CallOptions) => Promise<readonly ListRecord[]>;
};

/**
 * The lists of servers that answer them whole, one cache entry for each call: paging, sorting and filtering cost one request.
 * react-admin's Refresh invalidates them, as every write does.
 */
export const createWholeLists = ({ queryClient, me, ask }: WholeListsConfig) => {
  /** The latest changes: true once it is known that whoever made them is still signed in. */
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
      // A list that is joined from two answers has the ETag of neither.
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
          // Browsers without this callback sort an order when it is first asked for.
          if ('requestIdleCallback' in globalThis) requestIdleCallback(() => list.index.prepare());
          return list;
        },
        staleTime: FRESH,
        // No component observes these entries: they last until somebody else signs in.
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
    /** The list of the filter's call, from the cache while it is fresh. */
    read,
    /** The same list if it is fresh; undefined otherwise, without a request. */
    fresh: (resource: string, filter: ListFilter | undefined): WholeList | undefined => {
      const entry = entryOf(resource, filter);
      return entry && !entry.isInvalidated && Date.now() - entry.dataUpdatedAt < FRESH ? entry.data : undefined;
    },
    /** The same list where it is not too old to say what there is. */
    latest: (resource: string, filter?: ListFilter): WholeList | undefined => {
      const entry = entryOf(resource, filter);
      return entry && Date.now() - entry.dataUpdatedAt < OLD ? entry.data : undefined;
    },
    /** The number of rows that pass the filter now and were not in the list when it was read. */
    countNew: async (resource: string, filter: ListFilter): Promise<number> => {
      const entry = entryOf(resource, filter);
      // Records of this page's own writes are not new.
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
            // A server of another origin may send an ETag and refuse requests with it. A list that was read or changed since stays.
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
     * Invalidates the lists after a change. A running read may have missed the change: it is repeated once `isHere` says that its
     * user is still signed in.
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

/** The requested page of a list in memory. */
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
