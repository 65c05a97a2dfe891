import { useFailureDialog } from '#dataProvider/useFailureNotice.ts';
import { useSettle } from '#dataProvider/useSettle.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { addresses } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { PAID, type WithdrawalRecord } from './withdrawalRecord.ts';

/** Marks a request as paid. */
export const usePayWithdrawal = (request: WithdrawalRecord) => {
  const notices = useNotices();
  const sayFailed = useFailureDialog();
  const { settle, isPending } = useSettle('withdrawals', request, {
    onDone: () => notices.success((t) => t('withdrawals.paid'), { to: addresses.adminHome }),
    onFailed: (error) => {
      const title: Sentence = (t) => t('withdrawals.notPaid');
      sayFailed(title, (t) => t('withdrawals.notPaidFallback'), error, addresses.adminHome);
    },
  });
  return { pay: () => settle(PAID), isPending };
};
