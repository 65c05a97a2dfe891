import type { QueryClient } from '@tanstack/react-query';
import { endpoints, type Api } from '../contract/endpoints.ts';

/** Under this key every answer of a read is kept: ['call', name, who asks, arguments]. */
const CALL = 'call';

/**
 * The same calls, reads remembered: a page turn or a sort costs no request. A write or a Refresh drops what is kept
 * ({@link dropCalls}, react-admin's invalidation), then the next reader asks the server again.
 */
export const cachedCalls = (api: Api, queryClient: QueryClient, email: string): Api => {
  const functions = Object.entries(api).map(([name, call]) => {
    const ask = call as (args?: object) => Promise<unknown>;
    const isRead = endpoints[name as keyof Api].method === 'GET';
    const cached = (args?: object) =>
      queryClient.query({
        queryKey: [CALL, name, email, args],
        queryFn: () => ask(args),
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
      });
    return [name, isRead ? cached : ask];
  });
  return Object.fromEntries(functions) as Api;
};

/** Forgets every remembered answer, or those older than `age` milliseconds. */
export const dropCalls = (queryClient: QueryClient, age = 0): void => {
  const limit = Date.now() - age;
  queryClient.removeQueries({ queryKey: [CALL], predicate: ({ state }) => state.dataUpdatedAt <= limit });
};
