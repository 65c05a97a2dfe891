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
 * Transfers of coins, one per kind of event. The key identifies the event, so that it is booked once. Amounts come from
 * the server's rows.
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
  /** Moves the pay of all workers into the task's escrow. */
  task: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: `task:${task._id}`,
    from: `user:${task.user_id}`,
    to: `escrow:${task._id}`,
    amount: task.requiredWorkers * task.payableAmount,
  }),
  /** Funds the open slots of a restored task anew, under a key that counts restorations. */
  reopening: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: `task:${task._id}:${task.reopened}`,
    from: `user:${task.user_id}`,
    to: `escrow:${task._id}`,
    amount: task.requiredWorkers * task.payableAmount,
  }),
  /** Refunds the open slots of a closed task; pending work stays payable. */
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
    from: withdrawal.batch > 0 ? 'underWay' : `user:${withdrawal.worker_id}`,
    to: 'payout',
    amount: withdrawal.withdrawal_coin,
  }),
  /** Coins of a request in a batch, which nothing else can spend. */
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
  /** Coins that follow refunded or disputed money; `source` is the refund or the dispute. */
  taking: ({ version }: PaymentRow, source: string, user_id: string, amount: number, by: Stamp) => ({
    ...by,
    key: `taken:${source}:${version}`,
    from: `user:${user_id}`,
    to: 'card',
    amount,
  }),
  /** Rest of such coins, which are spent already. */
  debt: ({ version }: PaymentRow, source: string, user_id: string, amount: number, by: Stamp) => ({
    ...by,
    key: `owed:${source}:${version}`,
    from: `owed:${user_id}`,
    to: 'card',
    amount,
  }),
  /** Coins of a refund that failed, or of a dispute's money that came back. */
  giving: ({ version }: PaymentRow, source: string, user_id: string, amount: number, by: Stamp) => ({
    ...by,
    key: `returned:${source}:${version}`,
    from: 'card',
    to: `user:${user_id}`,
    amount,
  }),
  /** Debt of a closed account, which its identity's next account takes over. */
  inheritance: (before: Pick<UserRow, '_id' | 'debt'>, { _id }: Pick<UserRow, '_id'>, by: Stamp) => ({
    ...by,
    key: `inherit:${before._id}:${_id}`,
    from: `owed:${_id}`,
    to: `owed:${before._id}`,
    amount: before.debt,
  }),
  /** Coins that an account has when it is erased. */
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

/** Transfers coins that the payer may lack: the request is then refused with 409 and rolled back. */
export const charge = async (tx: Tx, transfer: Transfer, reason: PlainReason): Promise<void> => {
  try {
    await tx.transfer(transfer);
  } catch (error) {
    if (error instanceof Insufficient) refuseFor(409, reason);
    throw error;
  }
};

/** Sold package with this number of coins, if it costs this amount in minor units. */
export const packageOf = ({ packages, currency }: Prices, coins: number, amount: number) =>
  packages.find((one) => one.coins === coins && inMinorUnits(one.price, currency) === amount);
