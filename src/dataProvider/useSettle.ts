import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStoreContext, useUpdate, type GetListResult, type RaRecord } from 'react-admin';
import { unselect } from './unselect.ts';

type SettleOptions<R> = {
  /** `data` is what was changed. */
  onDone: (data: Partial<R>) => void;
  onFailed: (error: unknown) => void;
};

const keyOf = (resource: string, id: string) => ({ mutationKey: [resource, 'update', { id }] });

/**
 * True while a press on a button of this console changes a record so. Bulk commands and 'Review one by one' send theirs without a
 * mutation, so that a button may be pressed beside them: the server refuses the second.
 */
export const useIsSettling = (resource: string, id: string): boolean => useIsMutating(keyOf(resource, id)) > 0;

/**
 * Takes a record out of the lists that are on screen, and out of what is selected there; the server has just said that it is in
 * them no more.
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

/**
 * Changes a record in a way that takes it out of its list, at once (C-56); it leaves as soon as the server has said so. A row
 * that is scrolled away and back is drawn anew: what is under way is asked of the mutations themselves, so that nobody is paid
 * twice.
 */
export const useSettle = <R extends RaRecord & { id: string }>(
  resource: string,
  record: R,
  { onDone, onFailed }: SettleOptions<R>,
) => {
  const queryClient = useQueryClient();
  const { id } = record;
  const isPending = useIsSettling(resource, id);
  const leaveLists = useLeaveLists(resource);

  // The options stand here and not at the call: those of a call are forgotten with the row that made it.
  const [update] = useUpdate<R>(
    resource,
    { id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: (_, { data = {} }) => {
        onDone(data);
        leaveLists(id);
      },
      onError: (error) => onFailed(error),
    },
  );
  const settle = (data: Partial<R>) => {
    // Asked anew, as two presses may come before the first one is drawn.
    if (queryClient.isMutating(keyOf(resource, id)) === 0) void update(resource, { id, data, previousData: record });
  };
  return { settle, isPending };
};
