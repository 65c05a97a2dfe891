import Button from '@mui/material/Button';
import { useT } from '#i18n/useT.ts';
import { usePayWithdrawal } from './usePayWithdrawal.ts';
import { coinsIdOf, workerIdOf, type WithdrawalRecord } from './withdrawalRecord.ts';

/** 'Payment Success' of a row (AH-7). While it works it stays focusable, or the keyboard would lose its place. */
export const PayButton = ({ request, tabIndex }: { request: WithdrawalRecord; tabIndex: number }) => {
  const t = useT();
  const { pay, isPending } = usePayWithdrawal(request);
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-describedby={`${workerIdOf(request)} ${coinsIdOf(request)}`}
      aria-disabled={isPending}
      onClick={pay}
    >
      {t('withdrawals.pay')}
    </Button>
  );
};
