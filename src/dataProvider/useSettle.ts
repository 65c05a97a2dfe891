import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useUpdate, type GetListResult, type RaRecord } from 'react-admin';

type SettleOptions<R> = {
  /** `data` is what was changed. */
  onDone: (data: Partial<R>) => void;
  onFailed: (error: unknown) => void;
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
  const mutations = { mutationKey: [resource, 'update', { id }] };
  const isPending = useIsMutating(mutations) > 0;

  const leaveLists = () => {
    queryClient.setQueriesData<GetListResult<R>>({ queryKey: [resource, 'getList'] }, (list) => {
      const data = list?.data.filter((other) => other.id !== id);
      const gone = list && data && data.length < list.data.length;
      return gone ? { ...list, data, ...(list.total !== undefined && { total: list.total - 1 }) } : list;
    });
  };

  // The options stand here and not at the call: those of a call are forgotten with the row that made it.
  const [update] = useUpdate<R>(
    resource,
    { id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: (_, { data = {} }) => {
        onDone(data);
        leaveLists();
      },
      onError: (error) => onFailed(error),
    },
  );
  const settle = (data: Partial<R>) => {
    // Asked anew, as two presses may come before the first one is drawn.
    if (queryClient.isMutating(mutations) === 0) void update(resource, { id, data, previousData: record });
  };
  return { settle, isPending };
};
