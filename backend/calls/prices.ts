import { minorUnitsOf, specified, valueOf } from '#domain/coins.ts';
import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';

export const priceCalls = ({ prices = specified }: BackendConfig) =>
  ({
    getPrices: () => prices,

    /** Coins owed, in accounts, tasks and payouts under way, at today's rate, beside the cash that was taken and that was paid out. */
    getBooks: async ({ tx }) => {
      const underWay = await tx.sum('withdrawals', { status: 'underWay' }, 'withdrawal_coin');
      const coinsOwed = (await tx.sum('users', {}, 'coin')) + (await tx.sum('tasks', {}, 'escrow')) + underWay;
      const unit = minorUnitsOf(prices.currency);
      return {
        _id: 'now',
        coinsOwed,
        owed: valueOf(coinsOwed, prices) / unit,
        taken: (await tx.sum('payments', {}, 'cost')) / unit,
        paidOut: (await tx.sum('withdrawals', { status: 'approved' }, 'withdrawal_amount')) / unit,
      };
    },
  }) satisfies Partial<Calls>;
