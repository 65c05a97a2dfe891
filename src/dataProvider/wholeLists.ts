import type { Query, QueryClient } from '@tanstack/react-query';
import { callFilterOf, type Me, type Records, type ResourceName } from './bindings.ts';

type Filter = Readonly<Record<string, unknown>>;
/** A record as react-admin needs it: what the server answered, with an `id` (contract/mend.ts). */
export type ListRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** For so long, in milliseconds, an answer counts as fresh; other people change the same lists. */
const FRESH = 30_000;

const WHOLE = 'whole';

/**
 * The page to ask useGetList for, to count or sum over a list in whole. Beside a screen's own list of the same filter it costs no
 * request; a server that pages its lists is asked for so many rows, in parts.
 */
export const ALL_ROWS = { page: 1, perPage: 10_000 } as const;

/**
 * Counts writes for the life of the page. It is part of a list's key, so that a read which was under way during a write still
 * answers whoever waits for it, and nobody later.
 */
let writes = 0;

/** Under what react-query remembers the list that a filter's call answers, until the next write. */
export const wholeKey = ({ email, role }: Me, resource: string, filter: Filter | undefined) => [
  WHOLE,
  resource,
  callFilterOf(filter),
  { writes, email, role },
];

export type WholeListsConfig = {
  queryClient: QueryClient;
  me: () => Me;
  /** Asks the server for all rows that the filter's call answers. */
  ask: (resource: string, filter: Filter | undefined) => Promise<readonly ListRecord[]>;
};

/**
 * The lists of servers that answer them whole, remembered by react-query: paging, sorting and filtering cost one request. A
 * Refresh (react-admin's invalidation) ends what is remembered, and so does every write.
 */
export const createWholeLists = ({ queryClient, me, ask }: WholeListsConfig) => {
  const keyOf = (resource: string, filter: Filter | undefined) => wholeKey(me(), resource, filter);
  return {
    /** All rows that the filter's call answers, from memory while they are fresh. */
    read: (resource: string, filter?: Filter): Promise<readonly ListRecord[]> =>
      queryClient.query({
        queryKey: keyOf(resource, filter),
        queryFn: () => ask(resource, filter),
        staleTime: FRESH,
        retry: false,
      }),
    /** The same where nobody has to be asked; undefined otherwise. */
    kept: (resource: string, filter: Filter | undefined): readonly ListRecord[] | undefined => {
      const state = queryClient.getQueryState<readonly ListRecord[]>(keyOf(resource, filter));
      return state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH ? state.data : undefined;
    },
    forget: () => {
      writes++;
    },
  };
};

type RecordOf<R extends ResourceName> = Records[R]['record'];

/** The latest list of all rows that a call answered whole, fresh or not; undefined where none did. */
export const latestList = <R extends ResourceName>(
  queryClient: QueryClient,
  resource: R,
): readonly RecordOf<R>[] | undefined => {
  const [latest] = queryClient
    .getQueryCache()
    .findAll({
      queryKey: [WHOLE, resource, callFilterOf({})],
      predicate: ({ state }) => state.data !== undefined,
    })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latest?.state.data as readonly RecordOf<R>[] | undefined;
};

/**
 * What this browser has of a resource already, and nothing more: no request is made. That is the latest list of all rows, or,
 * from servers that page their lists, all pages that were looked at.
 */
export const loadedRecords = <R extends ResourceName>(
  queryClient: QueryClient,
  resource: R,
): readonly RecordOf<R>[] => {
  const whole = latestList(queryClient, resource);
  if (whole) return whole;
  const pages = queryClient.getQueryCache().findAll({ queryKey: [resource, 'getList'] });
  const rows = pages.flatMap(({ state }) => (state.data as { data: RecordOf<R>[] } | undefined)?.data ?? []);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
};

/** How many rows the longest list of a resource has that a call answered whole; 0 where the server pages it. */
export const longestList = (queryClient: QueryClient, resource: ResourceName): number => {
  const lists = queryClient.getQueryCache().findAll({ queryKey: [WHOLE, resource] });
  return Math.max(0, ...lists.map(({ state }) => (state.data as readonly ListRecord[] | undefined)?.length ?? 0));
};

/** Tells of every list of a resource that a call answers whole, without asking for anything. Returns the way to stop. */
export const watchLists = <R extends ResourceName>(
  queryClient: QueryClient,
  resource: R,
  tell: (rows: readonly RecordOf<R>[]) => void,
): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query as Query;
    if (queryKey[0] === WHOLE && queryKey[1] === resource) tell(state.data as readonly RecordOf<R>[]);
  });
