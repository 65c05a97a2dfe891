import type { Records } from '#dataProvider/bindings.ts';
import type { Withdrawal } from '#domain/entities.ts';
import { daysBetween, momentOf } from '#domain/moments.ts';

/** A withdrawal request as react-admin holds it. */
export type WithdrawalRecord = Records['withdrawals']['record'];

/** The name of the worker to be paid. */
export const nameOf = ({ worker_name, worker_email }: WithdrawalRecord): string => worker_name || worker_email;

/** The change that pays a request. */
export const PAID = { status: 'approved' } as const;

/** The ids of the worker's and the coins' cells, for the descriptions of a row's buttons, whose own names are short. */
export const workerIdOf = ({ id }: WithdrawalRecord): string => `withdrawal-worker-${id}`;
export const coinsIdOf = ({ id }: WithdrawalRecord): string => `withdrawal-coins-${id}`;

/** The calendar days that a request has waited, 1 since yesterday; 0 where its date cannot be read. */
export const daysWaited = ({ withdraw_date }: Withdrawal, now: Date): number => {
  const moment = momentOf(withdraw_date);
  return Number.isNaN(moment) ? 0 : Math.max(0, daysBetween(new Date(moment), now));
};

/**
 * The order of paying, and of counting what a balance covers: oldest first, those of one moment by their ids. Requests without
 * a readable date come last.
 */
export const byAge = (one: Withdrawal, other: Withdrawal): number =>
  age(one) - age(other) || one._id.localeCompare(other._id, 'en');
const age = ({ withdraw_date }: Withdrawal): number => {
  const moment = momentOf(withdraw_date);
  return Number.isNaN(moment) ? Number.MAX_VALUE : moment;
};
