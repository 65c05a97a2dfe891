import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useUpdate, type GetListResult } from 'react-admin';
import { useFailureDialog } from '#dataProvider/useFailureNotice.ts';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { PAID, type WithdrawalRecord } from './withdrawalRecord.ts';

/**
 * Marks a request as paid, at once (C-56); it leaves the list as soon as the server has said so. A row that is scrolled away
 * and back is drawn anew: what is under way is asked of the mutations themselves, so that nobody is paid twice.
 */
export const usePayWithdrawal = (request: WithdrawalRecord) => {
  const t = useT();
  const notices = useNotices();
  const sayFailed = useFailureDialog();
  const queryClient = useQueryClient();
  const { id } = request;
  const mutations = { mutationKey: ['withdrawals', 'update', { id }] };
  const isPending = useIsMutating(mutations) > 0;

  const leaveLists = () => {
    queryClient.setQueriesData<GetListResult<WithdrawalRecord>>({ queryKey: ['withdrawals', 'getList'] }, (list) => {
      const data = list?.data.filter((other) => other.id !== id);
      const gone = list && data && data.length < list.data.length;
      return gone ? { ...list, data, ...(list.total !== undefined && { total: list.total - 1 }) } : list;
    });
  };

  // The options stand here and not at the call: those of a call are forgotten with the row that made it.
  const [update] = useUpdate<WithdrawalRecord>(
    'withdrawals',
    { id, data: PAID, previousData: request },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notices.success(t('withdrawals.paid'));
        leaveLists();
      },
      onError: (error) => sayFailed(t('withdrawals.notPaid'), t('withdrawals.notPaidFallback'), error),
    },
  );
  const pay = () => {
    // Asked anew, as two presses may come before the first one is drawn.
    if (queryClient.isMutating(mutations) === 0) void update();
  };
  return { pay, isPending };
};
