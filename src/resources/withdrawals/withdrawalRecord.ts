import type { Records } from '#dataProvider/bindings.ts';
import type { Withdrawal } from '#domain/entities.ts';
import { daysBetween, momentOf } from '#domain/moments.ts';

/** A withdrawal request as a record of react-admin, with its `id`. */
export type WithdrawalRecord = Records['withdrawals']['record'];

/** The worker's name, or e-mail address if the name is empty. */
export const nameOf = ({ worker_name, worker_email }: WithdrawalRecord): string => worker_name || worker_email;

/** The change, as `data` of an update, that marks a withdrawal as paid. */
export const PAID = { status: 'approved' } as const;

/**
 * DOM id of the cell with the worker; `coinsIdOf` returns the id of the cell with the coins. A row's buttons refer to
 * both cells by aria-describedby, to say which row they belong to.
 */
export const workerIdOf = ({ id }: WithdrawalRecord): string => `withdrawal-worker-${id}`;
export const coinsIdOf = ({ id }: WithdrawalRecord): string => `withdrawal-coins-${id}`;

/** Calendar days that a request has waited, in local time: 1 if it was sent yesterday, 0 if its date cannot be read. */
export const daysWaited = ({ withdraw_date }: Withdrawal, now: Date): number => {
  const moment = momentOf(withdraw_date);
  return Number.isNaN(moment) ? 0 : Math.max(0, daysBetween(new Date(moment), now));
};

/**
 * Comparison that sorts requests in the order of paying: oldest first, then by `_id`. A balance covers requests in the
 * same order. Requests without a readable date come last.
 */
export const byAge = (one: Withdrawal, other: Withdrawal): number =>
  age(one) - age(other) || one._id.localeCompare(other._id, 'en');
const age = ({ withdraw_date }: Withdrawal): number => {
  const moment = momentOf(withdraw_date);
  return Number.isNaN(moment) ? Number.MAX_VALUE : moment;
};
