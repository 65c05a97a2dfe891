import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { writeKey } from '#dataProvider/send.ts';
import { useLeaveLists } from './leaveLists.ts';

/** Hook that is true while any change of the record is being sent: by a button, a review or a bulk command. */
export const useIsChanging = (resource: string, id: string): boolean =>
  useIsMutating({ mutationKey: writeKey(resource, id) }) > 0;

/**
 * Hook that returns a function which changes a record and, once the server has confirmed it, removes it from its list.
 * It takes the record and its changed fields, and rejects unless the change is known to be done.
 */
export const useSettleRecord = <R extends RaRecord & { id: string }>(resource: string) => {
  const provider = useDataProvider();
  const leaveLists = useLeaveLists(resource);
  return useCallback(
    async (record: R, data: Partial<R>): Promise<void> => {
      await provider.update<R>(resource, { id: record.id, data, previousData: record });
      leaveLists(record.id);
    },
    [provider, resource, leaveLists],
  );
};

type SettleOptions<R> = {
  /** Callback after the server has confirmed the change, with the changed fields. */
  onDone: (data: Partial<R>) => void;
  onFailed: (error: unknown) => void;
};

/**
 * Hook for buttons such as 'Approve' that end a record's stay in its list. Its `settle` changes the record at once,
 * without a question (C-56), and removes it from the list. `isPending` is read from React Query's mutations, so that a
 * row that scrolls out and is mounted anew cannot pay somebody twice.
 */
export const useSettle = <R extends RaRecord & { id: string }>(
  resource: string,
  record: R,
  { onDone, onFailed }: SettleOptions<R>,
) => {
  const queryClient = useQueryClient();
  const settleRecord = useSettleRecord<R>(resource);
  const isPending = useIsChanging(resource, record.id);
  const settle = (data: Partial<R>) => {
    // Read from the cache, because a second press may come before the first one is rendered.
    if (queryClient.isMutating({ mutationKey: writeKey(resource, record.id) }) > 0) return;
    void settleRecord(record, data).then(() => onDone(data), onFailed);
  };
  return { settle, isPending };
};
