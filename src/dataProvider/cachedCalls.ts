import type { QueryClient } from '@tanstack/react-query';
import { endpoints, type Api } from '../contract/endpoints.ts';

/** Under this key every answer of a read is kept: ['call', name, who asks, arguments]. */
const CALL = 'call';

/** For so long an answer counts as fresh; other people change the same lists. */
const FRESH = 30_000;

/**
 * The same calls, reads remembered: working through a list, page by page and sort by sort, costs one request. A write
 * ({@link dropCalls}) or a Refresh (react-admin's invalidation) ends what is remembered at once.
 */
export const cachedCalls = (api: Api, queryClient: QueryClient, email: string): Api => {
  const functions = Object.entries(api).map(([name, call]) => {
    const ask = call as (args?: object) => Promise<unknown>;
    const isRead = endpoints[name as keyof Api].method === 'GET';
    const cached = (args?: object) =>
      queryClient.query({
        queryKey: [CALL, name, email, args],
        queryFn: () => ask(args),
        staleTime: FRESH,
        retry: false,
      });
    return [name, isRead ? cached : ask];
  });
  return Object.fromEntries(functions) as Api;
};

export const dropCalls = (queryClient: QueryClient): void => {
  queryClient.removeQueries({ queryKey: [CALL] });
};
