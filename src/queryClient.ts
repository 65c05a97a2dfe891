import { CancelledError, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/ApiError.ts';

/**
 * Only what may go better by itself is asked again: no connection, a server in trouble. A call without an answer in time has
 * cost its user 15 s already; whether to wait again is theirs to say.
 */
const mayRecover = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'offline' || error.status >= 500);

/** The one cache. Mutations go out now or fail now: offline they must not wait and go out unseen later. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // A call given up because its user has left is nobody's problem.
      onError: (error) => {
        if (!(error instanceof CancelledError)) console.error(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && mayRecover(error),
        retryDelay: (failures) => 1000 * 2 ** failures + Math.random() * 250,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
