import type { Query, QueryClient } from '@tanstack/react-query';
import type { Fields, Row } from '../domain/entities.ts';
import { isListOf } from './isListOf.ts';

/**
 * Tells of every whole list of one kind that a call answers, and of those that were answered before, without asking for
 * anything; servers that page their lists answer none. Returns the way to stop.
 */
export const watchLists = <F extends Fields>(
  queryClient: QueryClient,
  kind: F,
  tell: (rows: readonly Row<F>[]) => void,
): (() => void) => {
  const queries = queryClient.getQueryCache();
  const tellOf = ({ queryKey, state: { data } }: Query) => {
    const [prefix, , name]: readonly unknown[] = queryKey;
    if (prefix === 'call' && isListOf(kind, name) && data !== undefined) tell(data as readonly Row<F>[]);
  };
  for (const query of queries.getAll()) tellOf(query);
  return queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') tellOf(event.query as Query);
  });
};
