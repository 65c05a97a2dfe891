import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStoreContext, type GetListResult, type Identifier, type RaRecord, type Store } from 'react-admin';

/**
 * Deselects the records with the given ids in all lists of a resource. It reads react-admin's store itself, because
 * `useUnselect` knows only the selection of its component's last render.
 */
export const unselect = (store: Store, resource: string, ids: ReadonlySet<string>): void => {
  const key = `${resource}.selectedIds`;
  const selected = store.getItem<Identifier[]>(key) ?? [];
  const rest = selected.filter((id) => !ids.has(String(id)));
  if (rest.length < selected.length) store.setItem(key, rest);
};

/**
 * Hook that returns a function to remove a record, by its id, from the resource's cached lists, and to deselect it.
 * Call it after the server has confirmed that the record has left these lists.
 */
export const useLeaveLists = (resource: string) => {
  const queryClient = useQueryClient();
  const store = useStoreContext();
  return useCallback(
    (id: string) => {
      queryClient.setQueriesData<GetListResult<RaRecord>>({ queryKey: [resource, 'getList'] }, (list) => {
        const data = list?.data.filter((other) => other.id !== id);
        const gone = list && data && data.length < list.data.length;
        return gone ? { ...list, data, ...(list.total !== undefined && { total: list.total - 1 }) } : list;
      });
      unselect(store, resource, new Set([id]));
    },
    [queryClient, resource, store],
  );
};
