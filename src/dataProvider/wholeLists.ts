import { CancelledError, type Query, type QueryClient } from '@tanstack/react-query';
import { RowIndex } from '#domain/RowIndex.ts';
import { NotModified } from '../api/ApiError.ts';
import type { CallOptions } from '../api/createApi.ts';
import { callFilterOf, type ListFilter, type Me, type Records, type ResourceName } from './bindings.ts';
import type { ListRecord } from './pageOf.ts';

/** A list as a call answered it whole: the cache entry that every page, order, filter and count is derived from. */
export type WholeList = {
  readonly rows: readonly ListRecord[];
  /** null where the server sent none, or does not take it back. */
  readonly etag: string | null;
  /** Characters of the answer. */
  readonly length: number;
  readonly index: RowIndex<ListRecord>;
};

/** Milliseconds for which an answer counts as fresh; other people change the same lists. */
const FRESH = 30_000;
/** Lists of fewer characters are asked for again only to see whether they have grown, but no sooner than after so many ms. */
const SMALL = 200_000;
const RARELY = 5 * 60_000;

/** Milliseconds between two looks for new rows: an unchanged answer that has an ETag costs next to nothing. */
const paceOf = ({ etag, length }: WholeList): number => (etag !== null ? 0 : length < SMALL ? RARELY : Infinity);

/**
 * The page to ask useGetList for, to count or sum over a list in whole. Beside a screen's own list of the same filter it costs no
 * request; a server that pages its lists is asked for so many rows, in parts.
 */
export const ALL_ROWS = { page: 1, perPage: 10_000 } as const;

const WHOLE = 'whole';

type WholeListsConfig = {
  queryClient: QueryClient;
  me: () => Me;
  /** Asks the server for all rows that the filter's call answers. */
  ask: (resource: string, filter: ListFilter | undefined, options: CallOptions) => Promise<readonly ListRecord[]>;
};

/**
 * The lists of servers that answer them whole, one cache entry for each call: paging, sorting and filtering cost one request.
 * react-admin's Refresh invalidates them, and so does every write.
 */
export const createWholeLists = ({ queryClient, me, ask }: WholeListsConfig) => {
  /** The latest change, over when it is known who is signed in after it. */
  let change: Promise<unknown> | undefined;

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
          // Not every browser says when it is idle; elsewhere an order is made when it is asked for.
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
      if (!(error instanceof CancelledError) || change === before) throw error;
      await change;
      return read(resource, filter);
    }
  };

  return {
    /** The list that the filter's call answers, from the cache while it is fresh. */
    read,
    /** The same where nobody has to be asked; undefined otherwise. */
    fresh: (resource: string, filter: ListFilter | undefined): WholeList | undefined => {
      const entry = entryOf(resource, filter);
      return entry && !entry.isInvalidated && Date.now() - entry.dataUpdatedAt < FRESH ? entry.data : undefined;
    },
    /** The same, however old it is. */
    latest: (resource: string, filter?: ListFilter): WholeList | undefined => entryOf(resource, filter)?.data,
    /** The number of rows that pass the filter by now and were not in the list when it was read. */
    countNew: async (resource: string, filter: ListFilter): Promise<number> => {
      const entry = entryOf(resource, filter);
      // What this page has made itself is nothing new.
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
            // Of another origin, a server may show its ETag and refuse to be asked with it.
            queryClient.setQueryData(key, { ...before, etag: null }, { updatedAt: dataUpdatedAt });
            throw error;
          }
        },
        staleTime: pace,
        retry: false,
      });
      return new RowIndex(added).query({ filter }).total;
    },
    /** Ends what is remembered after a change. A read under way may have missed the change: it is made again once `known` is over. */
    forget: (known: Promise<unknown> = Promise.resolve()) => {
      change = known;
      void queryClient.cancelQueries({ queryKey: [WHOLE] }, { silent: true });
      void queryClient.invalidateQueries({ queryKey: [WHOLE], refetchType: 'none' });
    },
  };
};

type RecordOf<R extends ResourceName> = Records[R]['record'];

/** The entries of a resource, the latest first. */
const entriesOf = (queryClient: QueryClient, resource: string): Query<WholeList>[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [WHOLE, resource], predicate: ({ state }) => state.data !== undefined })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt) as Query<WholeList>[];

/**
 * The records of a resource that this browser has already, without a request: the latest list of all rows, or, from servers that
 * page their lists, all pages that were looked at.
 */
export const loadedRecords = <R extends ResourceName>(
  queryClient: QueryClient,
  resource: R,
): readonly RecordOf<R>[] => {
  const whole = entriesOf(queryClient, resource).find(({ queryKey }) => queryKey[2] === callFilterOf());
  if (whole?.state.data) return whole.state.data.rows as readonly RecordOf<R>[];
  const pages = queryClient.getQueryCache().findAll({ queryKey: [resource, 'getList'] });
  const rows = pages.flatMap(({ state }) => (state.data as { data: RecordOf<R>[] } | undefined)?.data ?? []);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
};

/** The length of the longest list of a resource that a call answered whole; 0 where the server pages it. */
export const longestList = (queryClient: QueryClient, resource: ResourceName): number =>
  Math.max(0, ...entriesOf(queryClient, resource).map(({ state }) => state.data?.rows.length ?? 0));

/** Tells of every list of a resource that a call answers whole, without asking for anything. Returns the way to stop. */
export const watchLists = <R extends ResourceName>(
  queryClient: QueryClient,
  resource: R,
  tell: (rows: readonly RecordOf<R>[]) => void,
): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query as Query<WholeList>;
    if (queryKey[0] === WHOLE && queryKey[1] === resource && state.data)
      tell(state.data.rows as readonly RecordOf<R>[]);
  });
