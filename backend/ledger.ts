import type { PlainReason } from '#contract/refusals.ts';
import { inMinorUnits, type Prices } from '#domain/coins.ts';
import { refuseFor } from './refuse.ts';
import { Insufficient, type Stamp, type Transfer, type Tx } from './store/port.ts';
import type {
  OrderRow,
  PaymentRow,
  SubmissionRow,
  TaskRow,
  UserRow,
  WithdrawalRow,
  WriteOffRow,
} from './store/tables.ts';

/**
 * Functions that return the transfer of coins to book for an event, one function per kind of event. The transfer's key
 * names the event, so that it is booked once; amounts come from the server's rows.
 */
export const transfers = {
  signUp: (user: Pick<UserRow, '_id'>, amount: number, by: Stamp) => ({
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
  /** Transfer of all workers' pay from the buyer into the task's escrow. */
  task: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: `task:${task._id}`,
    from: `user:${task.user_id}`,
    to: `escrow:${task._id}`,
    amount: task.requiredWorkers * task.payableAmount,
  }),
  /** Transfer that funds the open slots of a restored task again; the key counts its restorations. */
  reopening: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: `task:${task._id}:${task.reopened}`,
    from: `user:${task.user_id}`,
    to: `escrow:${task._id}`,
    amount: task.requiredWorkers * task.payableAmount,
  }),
  /** Transfer of the open slots' pay from a closed task's escrow back to the buyer; pending work stays payable. */
  closing: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: task.reopened > 0 ? `refund:${task._id}:${task.reopened}` : `refund:${task._id}`,
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
   * Transfer of rejected work's pay back to the buyer, for closed tasks only. In an open task a rejection frees a slot,
   * and the coins stay in escrow.
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
    from: withdrawal.batch > 0 ? 'underWay' : `user:${withdrawal.worker_id}`,
    to: 'payout',
    amount: withdrawal.withdrawal_coin,
  }),
  /** Transfer of a withdrawal's coins into its batch, where nothing else can spend them. */
  batched: (withdrawal: WithdrawalRow, by: Stamp) => ({
    ...by,
    key: `batch:${withdrawal._id}`,
    from: `user:${withdrawal.worker_id}`,
    to: 'underWay',
    amount: withdrawal.withdrawal_coin,
  }),
  unpaid: (withdrawal: WithdrawalRow, by: Stamp) => ({
    ...by,
    key: `unpaid:${withdrawal._id}`,
    from: 'underWay',
    to: `user:${withdrawal.worker_id}`,
    amount: withdrawal.withdrawal_coin,
  }),
  /**
   * Transfer of coins that a user loses because their price was refunded or is disputed; `source` is the refund's or
   * dispute's id.
   */
  taking: ({ version }: PaymentRow, source: string, user_id: string, amount: number, by: Stamp) => ({
    ...by,
    key: `taken:${source}:${version}`,
    from: `user:${user_id}`,
    to: 'card',
    amount,
  }),
  /** Transfer of coins that should be taken back but are spent already: they become the user's debt. */
  debt: ({ version }: PaymentRow, source: string, user_id: string, amount: number, by: Stamp) => ({
    ...by,
    key: `owed:${source}:${version}`,
    from: `owed:${user_id}`,
    to: 'card',
    amount,
  }),
  /** Transfer of coins back to a user whose refund failed, or whose disputed money the bank has given back. */
  giving: ({ version }: PaymentRow, source: string, user_id: string, amount: number, by: Stamp) => ({
    ...by,
    key: `returned:${source}:${version}`,
    from: 'card',
    to: `user:${user_id}`,
    amount,
  }),
  /** Transfer of a deleted account's debt to the next account of its identity. */
  inheritance: (before: Pick<UserRow, '_id' | 'debt'>, { _id }: Pick<UserRow, '_id'>, by: Stamp) => ({
    ...by,
    key: `inherit:${before._id}:${_id}`,
    from: `owed:${_id}`,
    to: `owed:${before._id}`,
    amount: before.debt,
  }),
  /** Transfer of the coins that an account has when it is erased, to the account 'forfeited'. */
  forfeit: ({ _id, coin }: Pick<UserRow, '_id' | 'coin'>, by: Stamp) => ({
    ...by,
    key: `forfeit:${_id}`,
    from: `user:${_id}`,
    to: 'forfeited',
    amount: coin,
  }),
  writeOff: ({ _id, user_id, coins }: WriteOffRow, by: Stamp) => ({
    ...by,
    key: `writeOff:${_id}`,
    from: 'mint',
    to: `owed:${user_id}`,
    amount: coins,
  }),
} satisfies Record<string, (...event: never[]) => Transfer>;

/**
 * Books a transfer whose payer may have too few coins. In that case it refuses with 409 and `reason`, which rolls the
 * transaction back.
 */
export const charge = async (tx: Tx, transfer: Transfer, reason: PlainReason): Promise<void> => {
  try {
    await tx.transfer(transfer);
  } catch (error) {
    if (error instanceof Insufficient) refuseFor(409, reason);
    throw error;
  }
};

/** Package on sale with this number of coins, if its price is `amount` in minor units (cents); else undefined. */
export const packageOf = ({ packages, currency }: Prices, coins: number, amount: number) =>
  packages.find((one) => one.coins === coins && inMinorUnits(one.price, currency) === amount);
