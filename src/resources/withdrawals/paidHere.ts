import { readActions } from '#dataProvider/actionLog.ts';
import { sumOfMoney, type Currency } from '#domain/coins.ts';
import { dayOf } from '#domain/moments.ts';

/**
 * Withdrawal request that this admin has marked as paid in this browser, with the server's confirmation; no call lists
 * paid requests.
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

/**
 * Withdrawals marked as paid, with the server's confirmation, from the browser's stored log of this user's actions
 * (`actions`, see actionLog.ts), latest first.
 */
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
  dollars: sumOfMoney(
    paid.map(({ dollars }) => dollars),
    currency,
  ),
});
