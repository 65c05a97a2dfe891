import type { QueryClient } from '@tanstack/react-query';
import { entities, type Row } from '../domain/entities.ts';
import { isListOf } from './isListOf.ts';

const kinds = { users: entities.user, tasks: entities.task, withdrawals: entities.withdrawal };

/** The resources whose records can be looked for without asking the server. */
export type LoadedResource = keyof typeof kinds;
export type LoadedRecord<R extends LoadedResource> = Row<(typeof kinds)[R]>;

/**
 * What this browser has of a resource already, and nothing more: no request is made. That is the latest whole list a call
 * has answered (see createCallCache), or, from servers that page their lists, all pages that were looked at.
 */
export const loadedRecords = <R extends LoadedResource>(
  queryClient: QueryClient,
  resource: R,
): readonly LoadedRecord<R>[] => {
  const queries = queryClient.getQueryCache();
  const [whole] = queries
    .findAll({
      queryKey: ['call'],
      predicate: ({ queryKey: [, , name], state }) => isListOf(kinds[resource], name) && state.data !== undefined,
    })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  if (whole) return whole.state.data as LoadedRecord<R>[];
  const pages = queries.findAll({ queryKey: [resource, 'getList'] });
  const rows = pages.flatMap(({ state }) => (state.data as { data: LoadedRecord<R>[] } | undefined)?.data ?? []);
  return [...new Map(rows.map((row) => [row._id, row])).values()];
};
