import { CancelledError, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayRecover, waitBeforeRetry } from '#api/ApiError.ts';
import { onUserLeft } from '#authProvider/onUserLeft.ts';
import { watchConnection } from '#dataProvider/online.ts';
import type { Runtime } from './runtime.ts';

const clients = new WeakMap<Runtime, QueryClient>();

/**
 * React Query client of the Dashboard, created for its first screen because no other page loads the client's code. It
 * is cleared when the user changes; react-admin would otherwise show the next user cached lists and permissions.
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

/**
 * Errors that are already logged. One error may fail two queries, that of a whole list and that of one of its pages.
 */
const logged = new WeakSet<Error>();

/**
 * Creates a React Query client with the product's settings. Mutations fail at once while offline, because they must not
 * wait and be sent unnoticed later.
 */
export const createQueryClient = (): QueryClient => {
  watchConnection();
  return new QueryClient({
    queryCache: new QueryCache({
      // A request cancelled because its user has signed out is no failure.
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
