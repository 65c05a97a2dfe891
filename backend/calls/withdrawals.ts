import { usualExtras, type Extra } from '#contract/extras.ts';
import { mayWithdraw, specified, valueOf } from '#domain/coins.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { charge, transfers } from '../ledger.ts';
import { lockCaller, lockOthers, requireNoDebt } from '../lockCaller.ts';
import { refuse, refuseFor } from '../refuse.ts';
import type { WithdrawalRow } from '../store/tables.ts';
import { checkCards, refuseNotPending } from './payouts.ts';
import { checkPayout, judgeWithdrawal } from './trust.ts';

/**
 * Statuses of withdrawals whose coins are still in the worker's balance; with the statuses in `GONE`, the coins have
 * left it.
 */
const WAITING = { in: ['pending', 'held'] } as const;
const GONE = { in: ['approved', 'underWay'] } as const;
/**
 * Statuses in the specification's list of pending withdrawals, which can be paid. Held ones are among them if the
 * server lacks the extra `payouts`.
 */
const pendingIn = (extras: readonly Extra[]) => (extras.includes('payouts') ? ('pending' as const) : WAITING);

export const withdrawalCalls = ({ cards, prices = specified, extras = usualExtras, accountHash }: BackendConfig) =>
  ({
    listPendingWithdrawals: ({ tx, list }) => tx.list('withdrawals', { status: pendingIn(extras) }, list),

    /**
     * Requests a withdrawal. Its coins stay with the worker until it is paid (C-48), so unpaid requests reduce the
     * coins that can still be requested.
     */
    createWithdrawal: async ({ args, me, tx, by, newId: _id }) => {
      // The address is taken from the locked row: `follow` would update only withdrawals that were stored before it
      // changed.
      const { caller } = await lockCaller(tx, me);
      requireNoDebt(caller);
      const balance = caller.coin;
      const waiting = await tx.sum('withdrawals', { worker_id: me._id, status: WAITING }, 'withdrawal_coin');
      const { withdrawal_coin, payment_system, account_number } = args;
      const remaining = balance - waiting;
      if (!mayWithdraw(withdrawal_coin, remaining, prices.leastWithdrawal)) {
        // The numbers explain the refusal: pending requests may come from other devices (C-65).
        const numbers = { balance, waiting, remaining: Math.max(0, remaining), least: prices.leastWithdrawal };
        return refuseFor(400, 'notCovered', numbers);
      }
      const row: WithdrawalRow = {
        _id,
        worker_id: me._id,
        worker_email: caller.email,
        worker_name: caller.name,
        withdrawal_coin,
        withdrawal_amount: valueOf(withdrawal_coin, prices),
        payment_system,
        account_number,
        withdraw_date: by.created_at,
        status: 'pending',
        batch: 0,
        reference: '',
        reason: '',
        created_at: by.created_at,
      };
      await tx.insert('withdrawals', row);
      const paid = await tx.sum('withdrawals', { worker_id: me._id, status: GONE }, 'withdrawal_coin');
      const isHeld = extras.includes('signals') && (await judgeWithdrawal(tx, row, waiting + paid, by, accountHash));
      if (isHeld && extras.includes('payouts')) await tx.change('withdrawals', _id, {}, { status: 'held' });
      return { insertedId: _id };
    },

    /**
     * Pays a withdrawal. If the worker has become a buyer and has spent the coins, this is refused with 409, and the
     * withdrawal stays pending.
     */
    payWithdrawal: async ({ args, me, tx, by }) => {
      await checkCards(tx, cards);
      const asked = (await tx.get('withdrawals', args.id)) ?? refuse(404, 'There is no such withdrawal.');
      await (extras.includes('twoAdmins') ? lockOthers : lockCaller)(tx, me, [asked.worker_id]);
      if (extras.includes('signals')) await checkPayout(tx, asked);
      const paid = await tx.change('withdrawals', asked._id, { status: pendingIn(extras) }, { status: 'approved' });
      if (!paid) return refuseNotPending(tx, asked._id);
      await charge(tx, transfers.payout(paid, by), 'workerLacksCoins');
      return done;
    },
  }) satisfies Partial<Calls>;
