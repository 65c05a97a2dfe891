import type { QueryClient } from '@tanstack/react-query';
import { endpoints, type Api } from '../contract/endpoints.ts';
import type { Me } from './bindings.ts';

/** For so long an answer counts as fresh; other people change the same lists. */
const FRESH = 30_000;

/** Counts writes for the life of the page: a console that is left and opened again must not find answers from before one. */
let generation = 0;

/**
 * Remembers what reads have answered: working through a list, page by page and sort by sort, costs one request. A Refresh
 * (react-admin's invalidation) ends what is remembered, and so does {@link drop}.
 */
export const createCallCache = (queryClient: QueryClient) => {
  /** The same calls, reads remembered under ['call', generation, name, who asks, arguments]. */
  const remembering = (api: Api, email: string): Api => {
    const functions = Object.entries(api).map(([name, call]) => {
      const ask = call as (args?: object) => Promise<unknown>;
      const isRead = endpoints[name as keyof Api].method === 'GET';
      const cached = (args?: object) =>
        queryClient.query({
          queryKey: ['call', generation, name, email, args],
          queryFn: () => ask(args),
          staleTime: FRESH,
          retry: false,
        });
      return [name, isRead ? cached : ask];
    });
    return Object.fromEntries(functions) as Api;
  };

  /**
   * After a write: nobody gets an answer from before it. A read under way is not cancelled, as whoever waits for it would
   * see an error; its answer merely is not remembered.
   */
  const drop = () => {
    generation++;
  };

  const keyOf = (resource: string, { email, role }: Me) => ['whole', generation, resource, email, role];
  /** Keeps a whole list for {@link kept}, which needs no waiting, for as long as the call's answer counts as fresh. */
  const keep = (resource: string, me: Me, rows: readonly object[]) => {
    const key = keyOf(resource, me);
    // The same answer again is not younger than it was.
    if (queryClient.getQueryData(key) !== rows) queryClient.setQueryData(key, rows);
  };
  const kept = (resource: string, me: Me): readonly object[] | undefined => {
    const state = queryClient.getQueryState<readonly object[]>(keyOf(resource, me));
    return state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH ? state.data : undefined;
  };

  return { remembering, drop, keep, kept };
};

export type CallCache = ReturnType<typeof createCallCache>;
