import { readActions } from '#dataProvider/actionLog.ts';
import { dayOf } from '#domain/moments.ts';

/** A request that this user paid in this browser, as far as the server confirmed it; no server call lists them. */
export type PaidHere = {
  id: string;
  /** Local day of the payment. */
  day: string;
  name: string;
  email: string;
  coins: number;
  dollars: number;
  system: string;
};

/** The confirmed payments among the logged actions, the latest first. */
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

/** The coins and the dollars of some payments. */
export const sumsOf = (paid: readonly PaidHere[]) => ({
  coins: paid.reduce((sum, { coins }) => sum + coins, 0),
  // In whole cents, as sums of fractions are inexact.
  dollars: paid.reduce((sum, { dollars }) => sum + Math.round(dollars * 100), 0) / 100,
});
