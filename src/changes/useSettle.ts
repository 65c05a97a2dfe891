import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  useDataProvider,
  useStoreContext,
  type RaRecord,
  type GetListResult,
  type Identifier,
  type Store,
} from 'react-admin';
import type { Records, ResourceName } from '#dataProvider/bindings.ts';
import { writeKey } from '#dataProvider/send.ts';
import type { Sentence } from '#i18n/sentence.ts';
import type { Address } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useFailureNotice } from './useFailureNotice.ts';

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

/**
 * Takes records out of the selection of their resource's lists. It reads the store itself: react-admin's `useUnselect` has the
 * selection of its component's last render.
 */
export const unselect = (store: Store, resource: string, ids: ReadonlySet<string>): void => {
  const key = `${resource}.selectedIds`;
  const selected = store.getItem<Identifier[]>(key) ?? [];
  const rest = selected.filter((id) => !ids.has(String(id)));
  if (rest.length < selected.length) store.setItem(key, rest);
};

/** Takes a record out of the lists on screen and out of their selection, after the server has said that it is gone. */
const useLeaveLists = (resource: string) => {
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

type Said = {
  /** The name of the record. */
  name: string;
  done: Sentence;
  failed: Sentence;
  /** The address of the record, if it has one of its own. */
  to?: Address;
};

/**
 * Deletes a record, takes it out of the lists after the server's answer, and shows a notice of success or failure. Resolves
 * with true after success.
 */
export const useDeleteRecord = <N extends ResourceName>(resource: N) => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const provider = useDataProvider();
  const leaveLists = useLeaveLists(resource);
  return async (record: Records[N]['record'], { name, done, failed, to }: Said): Promise<boolean> => {
    try {
      await provider.delete(resource, { id: record.id, previousData: record });
    } catch (error) {
      sayFailed(name, failed, error, to);
      return false;
    }
    leaveLists(record.id);
    notices.success(done, { about: name });
    return true;
  };
};
