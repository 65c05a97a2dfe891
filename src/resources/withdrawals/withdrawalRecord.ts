import type { Records } from '#dataProvider/bindings.ts';
import type { Withdrawal } from '#domain/entities.ts';
import { momentOf } from '#domain/moments.ts';

/** A withdrawal request as react-admin holds it. */
export type WithdrawalRecord = Records['withdrawals']['record'];

/** Who is to be paid. */
export const nameOf = ({ worker_name, worker_email }: WithdrawalRecord): string => worker_name || worker_email;

/** What paying a request makes of it. */
export const PAID = { status: 'approved' } as const;

/** Row buttons keep short names; these ids, on the worker's and the coins' cells, say which request they belong to. */
export const workerIdOf = ({ id }: WithdrawalRecord): string => `withdrawal-worker-${id}`;
export const coinsIdOf = ({ id }: WithdrawalRecord): string => `withdrawal-coins-${id}`;

/** For how many whole days, of 24 hours, a request has waited; 0 where its date cannot be read. */
export const daysWaited = ({ withdraw_date }: Withdrawal, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - momentOf(withdraw_date)) / DAY) || 0);
const DAY = 86_400_000;

/**
 * The order in which requests are paid, in thought and in fact: oldest first, those of one moment by their ids; what has no date that
 * can be read stands at the end.
 */
export const byAge = (one: Withdrawal, other: Withdrawal): number =>
  age(one) - age(other) || one._id.localeCompare(other._id, 'en');
const age = ({ withdraw_date }: Withdrawal): number => {
  const moment = momentOf(withdraw_date);
  return Number.isNaN(moment) ? Number.MAX_VALUE : moment;
};
