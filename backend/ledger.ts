import type { PlainReason } from '#contract/refusals.ts';
import { chargeInCents, coinPackages } from '#domain/coins.ts';
import { refuseFor } from './refuse.ts';
import { Insufficient, type Stamp, type Transfer, type Tx } from './store/port.ts';
import type { OrderRow, SubmissionRow, TaskRow, UserRow, WithdrawalRow } from './store/tables.ts';

/**
 * Transfers of coins, one per kind of event. The key identifies the event, so that it is booked once. Amounts come from
 * the server's rows.
 */
export const transfers = {
  signUp: (user: UserRow, amount: number, by: Stamp) => ({
    ...by,
    key: `signup:${user._id}`,
    from: 'mint',
    to: `user:${user._id}`,
    amount,
  }),
  payment: (order: OrderRow, by: Stamp) => ({
    ...by,
    key: `payment:${order._id}`,
    from: 'card',
    to: `user:${order.user_id}`,
    amount: order.coins,
  }),
  /** Moves the pay of all workers into the task's escrow. */
  task: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: `task:${task._id}`,
    from: `user:${task.user_id}`,
    to: `escrow:${task._id}`,
    amount: task.requiredWorkers * task.payableAmount,
  }),
  /** Refunds the open slots of a closed task; pending work stays payable. */
  closing: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: `refund:${task._id}`,
    from: `escrow:${task._id}`,
    to: `user:${task.user_id}`,
    amount: task.requiredWorkers * task.payableAmount,
  }),
  approval: (submission: SubmissionRow, by: Stamp) => ({
    ...by,
    key: `pay:${submission._id}`,
    from: `escrow:${submission.task_id}`,
    to: `user:${submission.worker_id}`,
    amount: submission.payable_amount,
  }),
  /**
   * Refunds rejected work of a closed task. In an open task, a rejection frees a slot, and the coins stay in escrow.
   */
  rejection: (submission: SubmissionRow, by: Stamp) => ({
    ...by,
    key: `refund:${submission._id}`,
    from: `escrow:${submission.task_id}`,
    to: `user:${submission.buyer_id}`,
    amount: submission.payable_amount,
  }),
  payout: (withdrawal: WithdrawalRow, by: Stamp) => ({
    ...by,
    key: `withdraw:${withdrawal._id}`,
    from: `user:${withdrawal.worker_id}`,
    to: 'payout',
    amount: withdrawal.withdrawal_coin,
  }),
} satisfies Record<string, (...event: never[]) => Transfer>;

/** Transfers coins that the payer may lack: the request is then refused with 409 and rolled back. */
export const charge = async (tx: Tx, transfer: Transfer, reason: PlainReason): Promise<void> => {
  try {
    await tx.transfer(transfer);
  } catch (error) {
    if (error instanceof Insufficient) refuseFor(409, reason);
    throw error;
  }
};

/** Coin package with this number of coins, if it costs this amount in US cents. */
export const packageOf = (coins: number, amountInCents: number) =>
  coinPackages.find((one) => one.coins === coins && chargeInCents(one.price) === amountInCents);

/**
 * Package with the most coins per cent, the lowest price ever. After raising its price, keep the old one here for the
 * audit.
 */
export const cheapest = coinPackages
  .map(({ coins, price }) => ({ coins, cents: chargeInCents(price) }))
  .reduce((one, other) => (other.cents * one.coins < one.cents * other.coins ? other : one));

export const isPriced = ({ coins, cents }: Pick<OrderRow, 'coins' | 'cents'>): boolean =>
  cents * cheapest.coins >= coins * cheapest.cents;
