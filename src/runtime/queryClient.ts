import { CancelledError, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayRecover, waitBeforeRetry } from '#api/ApiError.ts';
import { onIdentityChange } from '#authProvider/onIdentityChange.ts';
import { watchConnection } from '#dataProvider/online.ts';
import type { Runtime } from './runtime.ts';

const clients = new WeakMap<Runtime, QueryClient>();

/**
 * The one cache, made for the console's first screen: no other page asks through it, or brings its code. What one user saw is
 * never shown to the next: react-admin would keep lists and permissions.
 */
export const queryClientOf = (runtime: Runtime): QueryClient => {
  const known = clients.get(runtime);
  if (known) return known;
  const client = createQueryClient();
  clients.set(runtime, client);
  onIdentityChange(runtime.session, (before) => {
    if (before !== undefined) client.clear();
  });
  runtime.changedElsewhere.add(() => client.invalidateQueries());
  return client;
};

/** One failure may pass through two reads: the whole list's, and that of the page of it which a screen asked for. */
const logged = new WeakSet<Error>();

/** Mutations go out now or fail now: offline they must not wait and go out unseen later. */
export const createQueryClient = (): QueryClient => {
  watchConnection();
  return new QueryClient({
    queryCache: new QueryCache({
      // A call given up because its user has left is nobody's problem.
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
