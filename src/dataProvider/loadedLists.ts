import type { Query, QueryClient } from '@tanstack/react-query';
import { callFilterOf, type Records, type ResourceName } from './bindings.ts';
import { WHOLE, type WholeList } from './wholeLists.ts';

type RecordOf<R extends ResourceName> = Records[R]['record'];

/** The entries of a resource, the latest first. */
const entriesOf = (queryClient: QueryClient, resource: string): Query<WholeList>[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [WHOLE, resource], predicate: ({ state }) => state.data !== undefined })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt) as Query<WholeList>[];

/**
 * The records of a resource in this browser's cache: the latest list of all rows. From a server that pages its lists, they are
 * those of all pages seen.
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

/** Reports every list of a resource that a call answers whole, without a request. Returns the way to stop. */
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
