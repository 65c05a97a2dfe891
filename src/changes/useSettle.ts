import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { writeKey } from '#dataProvider/send.ts';
import { useLeaveLists } from './leaveLists.ts';

/** True while any change of a record is under way: by a button, in a review or as a row of a bulk command. */
export const useIsChanging = (resource: string, id: string): boolean =>
  useIsMutating({ mutationKey: writeKey(resource, id) }) > 0;

/**
 * Changes a record so that it leaves its list, as soon as the server has confirmed it. Rejects unless the change is known to be
 * done.
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
  /** Callback with the changed fields. */
  onDone: (data: Partial<R>) => void;
  onFailed: (error: unknown) => void;
};

/**
 * The same for a record's button, sent at once (C-56). A row that is scrolled away and back is mounted anew: pending changes
 * are read from the mutations, so that nobody is paid twice.
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
    // Read anew, as a second press may come before the first one is rendered.
    if (queryClient.isMutating({ mutationKey: writeKey(resource, record.id) }) > 0) return;
    void settleRecord(record, data).then(() => onDone(data), onFailed);
  };
  return { settle, isPending };
};
