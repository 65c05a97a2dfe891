import { readActions } from '#dataProvider/actionLog.ts';
import { inMinorUnits, minorUnitsOf, type Currency } from '#domain/coins.ts';
import { dayOf } from '#domain/moments.ts';

/**
 * A withdrawal request that this user has paid in this browser and the server has confirmed; no call lists paid requests.
 */
export type PaidHere = {
  id: string;
  /** The day of the payment in local time. */
  day: string;
  name: string;
  email: string;
  coins: number;
  dollars: number;
  system: string;
};

/** The confirmed payments in the browser's log of this user's actions (actionLog.ts), latest first. */
export const paidHere = (actions: unknown): readonly PaidHere[] =>
  readActions(actions)
    .filter(({ resource, verb, result }) => resource === 'withdrawals' && verb === 'update' && result === 'done')
    .map(({ id, at, name: email, of = {} }) => ({
      id,
      day: dayOf(new Date(at)),
      name: textOf(of.worker_name) || email,
      email,
      coins: numberOf(of.withdrawal_coin),
      dollars: numberOf(of.withdrawal_amount),
      system: textOf(of.payment_system),
    }));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The sums of payments, in coins and in the currency. */
export const sumsOf = (paid: readonly PaidHere[], currency: Currency) => ({
  coins: paid.reduce((sum, { coins }) => sum + coins, 0),
  // Added in whole minor units (cents), because sums of fractions are inexact.
  dollars: paid.reduce((sum, { dollars }) => sum + inMinorUnits(dollars, currency), 0) / minorUnitsOf(currency),
});
