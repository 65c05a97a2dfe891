import { minorUnitsOf, specified, valueOf } from '#domain/coins.ts';
import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';

export const priceCalls = ({ prices = specified }: BackendConfig) =>
  ({
    getPrices: () => prices,

    /**
     * Totals of the product's coins and money at this moment; money is in the currency's main unit. `coinsOwed` counts
     * the coins in accounts, escrows and payouts under way, `owed` is their value at today's rate. `taken` is what
     * buyers have paid less what went back to them, `paidOut` what workers have got.
     */
    getBooks: async ({ tx }) => {
      const underWay = await tx.sum('withdrawals', { status: 'underWay' }, 'withdrawal_coin');
      const coinsOwed = (await tx.sum('users', {}, 'coin')) + (await tx.sum('tasks', {}, 'escrow')) + underWay;
      const unit = minorUnitsOf(prices.currency);
      return {
        _id: 'now',
        coinsOwed,
        owed: valueOf(coinsOwed, prices) / unit,
        taken: ((await tx.sum('payments', {}, 'cost')) - (await tx.sum('payments', {}, 'returned'))) / unit,
        paidOut: (await tx.sum('withdrawals', { status: 'approved' }, 'withdrawal_amount')) / unit,
      };
    },
  }) satisfies Partial<Calls>;
