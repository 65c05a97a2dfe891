import { useRef } from 'react';
import { useCreateOnce } from '#changes/useCreateOnce.ts';
import { useOopsDialog } from '#changes/useFailureNotice.ts';
import type { PaymentSystem } from '#domain/coins.ts';
import { randomKey } from '#domain/randomKey.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses } from '#product.ts';
import { locks } from '#services/locks.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { RECEIPTS, type Receipts } from './useReceipts.ts';

type PayoutRequest = { coins: number; system: PaymentSystem; account: string };

/**
 * Sends a withdrawal request once. Its receipt is written before, so that a request without an answer is known, and the same
 * amount is sent again only after a question. Resolves with true when the server has it for sure.
 */
export const useWithdraw = ({ receipts, add, confirm, remove }: Receipts) => {
  const t = useT();
  const worth = useWorth();
  const ask = useConfirm();
  const notices = useNotices();
  const sayFailed = useOopsDialog();
  const create = useCreateOnce('withdrawals');
  const busy = useRef(false);

  const mayGoOut = async (coins: number): Promise<boolean> => {
    if (!receipts.some((one) => one.state === 'unconfirmed' && one.coins === coins)) return true;
    const question = { subject: worth(coins), warning: t('withdraw.again'), verb: t('withdraw.submit') };
    return ask({ ...question, destructive: false });
  };

  const send = async ({ coins, system, account }: PayoutRequest): Promise<boolean> => {
    const at = new Date().toISOString();
    const key = randomKey();
    add({ key, at, coins, system, account, state: 'unconfirmed' });
    const sent = await create({
      withdrawal_coin: coins,
      payment_system: system,
      account_number: account,
      withdraw_date: at,
    });
    if (sent.result === 'done') {
      confirm(key);
      notices.success((t) => t('withdraw.done'), {
        detail: (t) => t('withdraw.doneDetail'),
        to: addresses.withdrawals,
      });
      return true;
    }
    if (sent.result === 'notDone') remove(key);
    sayFailed(sent.error, { next: (t) => t('withdraw.unknown'), to: addresses.withdrawals });
    return false;
  };

  return async (request: PayoutRequest): Promise<boolean> => {
    // A second press may come before the first one is rendered.
    if (busy.current) return false;
    busy.current = true;
    try {
      // Two tabs that write their receipts at the same moment would lose one.
      return (await mayGoOut(request.coins)) && (await locks.wait(RECEIPTS, () => send(request)));
    } finally {
      busy.current = false;
    }
  };
};
