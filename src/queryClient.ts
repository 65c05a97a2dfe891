import { CancelledError, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayRecover } from './api/ApiError.ts';

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
