import type { Query, QueryClient } from '@tanstack/react-query';
import { callFilterOf, type Records, type ResourceName } from './bindings.ts';
import { WHOLE, type WholeList } from './wholeLists.ts';

type RecordOf<R extends ResourceName> = Records[R]['record'];

/** Cache entries with a whole list of a resource, the latest first. */
const entriesOf = (queryClient: QueryClient, resource: string): Query<WholeList>[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [WHOLE, resource], predicate: ({ state }) => state.data !== undefined })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt) as Query<WholeList>[];

/**
 * Records of a resource that are in this browser's cache, without a request. They are those of the latest whole list
 * or, if the server pages its lists, of all pages read so far.
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

/**
 * Number of rows in the longest list of a resource that one response returned whole; 0 if the server pages its lists.
 */
export const longestList = (queryClient: QueryClient, resource: ResourceName): number =>
  Math.max(0, ...entriesOf(queryClient, resource).map(({ state }) => state.data?.rows.length ?? 0));

/**
 * Subscribes to whole lists: calls `tell` with each list of a resource that a response returned whole. It makes no
 * request itself. Returns the unsubscribe function.
 */
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
