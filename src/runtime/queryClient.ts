import { CancelledError, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayRecover, waitBeforeRetry } from '#api/ApiError.ts';
import { onUserLeft } from '#authProvider/onUserLeft.ts';
import { watchConnection } from '#dataProvider/online.ts';
import type { Runtime } from './runtime.ts';

const clients = new WeakMap<Runtime, QueryClient>();

/**
 * The query client of the console, made for its first screen: no other page loads its code. It is cleared with each user, as
 * react-admin would keep lists and permissions.
 */
export const queryClientOf = (runtime: Runtime): QueryClient => {
  const known = clients.get(runtime);
  if (known) return known;
  const client = createQueryClient();
  clients.set(runtime, client);
  onUserLeft(runtime.session, () => client.clear());
  runtime.changedElsewhere.add(() => client.invalidateQueries());
  return client;
};

/** The errors that were logged: one may pass through two queries, a whole list's and that of a page of it. */
const logged = new WeakSet<Error>();

/** The settings of the cache. Mutations fail at once while offline: they must not wait and go out unseen later. */
export const createQueryClient = (): QueryClient => {
  watchConnection();
  return new QueryClient({
    queryCache: new QueryCache({
      // A request that was cancelled because its user has left is no failure.
      onError: (error) => {
        if (error instanceof CancelledError || logged.has(error)) return;
        logged.add(error);
        console.error(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && mayRecover(error),
        retryDelay: waitBeforeRetry,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
