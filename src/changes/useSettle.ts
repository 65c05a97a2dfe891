import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { writeKey } from '#dataProvider/send.ts';
import { useLeaveLists } from './leaveLists.ts';

/** True while any change of a record is under way: by a button, in a review or as a row of a bulk command. */
export const useIsChanging = (resource: string, id: string): boolean =>
  useIsMutating({ mutationKey: writeKey(resource, id) }) > 0;

/**
 * Changes a record in a way that takes it out of its list; it leaves as soon as the server has said so. Rejects where it was not
 * done for sure.
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
  /** `data` is what was changed. */
  onDone: (data: Partial<R>) => void;
  onFailed: (error: unknown) => void;
};

/**
 * The same for a record's button, at once (C-56). A row that is scrolled away and back is drawn anew: what is under way is asked of
 * the mutations themselves, so that nobody is paid twice.
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
    // Asked anew, as two presses may come before the first one is drawn.
    if (queryClient.isMutating({ mutationKey: writeKey(resource, record.id) }) > 0) return;
    void settleRecord(record, data).then(() => {
      onDone(data);
    }, onFailed);
  };
  return { settle, isPending };
};
