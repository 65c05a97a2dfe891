import { useFailureDialog } from '#dataProvider/useFailureNotice.ts';
import { useSettle } from '#dataProvider/useSettle.ts';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { PAID, type WithdrawalRecord } from './withdrawalRecord.ts';

/** Marks a request as paid. */
export const usePayWithdrawal = (request: WithdrawalRecord) => {
  const t = useT();
  const notices = useNotices();
  const sayFailed = useFailureDialog();
  const { settle, isPending } = useSettle('withdrawals', request, {
    onDone: () => notices.success(t('withdrawals.paid')),
    onFailed: (error) => sayFailed(t('withdrawals.notPaid'), t('withdrawals.notPaidFallback'), error),
  });
  return { pay: () => settle(PAID), isPending };
};
