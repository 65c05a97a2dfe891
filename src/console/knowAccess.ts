import type { QueryClient } from '@tanstack/react-query';
import { bindings, can, type Action } from '#dataProvider/bindings.ts';
import type { Extra } from '#contract/extras.ts';
import type { Role } from '#domain/entities.ts';

const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

/**
 * Puts the answers of canAccess and checkAuth where react-admin's hooks look before they ask: these wait for an answer, and each
 * button would come after its screen. The console is drawn for a known user alone, and whoever else comes finds the cache empty.
 */
export const knowAccess = (
  queryClient: QueryClient,
  role: Role | '' | undefined,
  announced: readonly Extra[],
): void => {
  queryClient.setQueryDefaults(['auth'], { staleTime: Infinity, gcTime: Infinity });
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  for (const resource of Object.keys(bindings))
    for (const action of actions)
      queryClient.setQueryData(
        ['auth', 'canAccess', { action, resource }],
        role ? can(role, action, resource, announced) : false,
      );
};
