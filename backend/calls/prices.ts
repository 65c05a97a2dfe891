import { minorUnitsOf, specified, valueOf } from '#domain/coins.ts';
import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';

export const priceCalls = ({ prices = specified }: BackendConfig) =>
  ({
    getPrices: () => prices,

    /** Coins owed, in accounts and tasks, at today's rate, beside the cash that was taken and that was paid out. */
    getBooks: async ({ tx }) => {
      const coinsOwed = (await tx.sum('users', {}, 'coin')) + (await tx.sum('tasks', {}, 'escrow'));
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
