import type { PlainReason } from '#contract/refusals.ts';
import { chargeInCents, coinPackages } from '#domain/coins.ts';
import { refuseFor } from './refuse.ts';
import { Insufficient, type Stamp, type Transfer, type Tx } from './store/port.ts';
import type { OrderRow, SubmissionRow, TaskRow, UserRow, WithdrawalRow } from './store/tables.ts';

/** Every way coins move. The key names the event, so that none can happen twice. Amounts come from the server's rows. */
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
  /** Posting a task sets the pay of all its workers aside. */
  task: (task: TaskRow, by: Stamp) => ({
    ...by,
    key: `task:${task._id}`,
    from: `user:${task.user_id}`,
    to: `escrow:${task._id}`,
    amount: task.requiredWorkers * task.payableAmount,
  }),
  /** Closing a task returns what its open slots would have cost; work that waits for review stays payable. */
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
  /** Only where the task is closed: in an open one a rejection frees a slot, and its coins wait for the next worker. */
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

/** Moves coins that the payer may lack: then the request is refused (409) and undone. */
export const charge = async (tx: Tx, transfer: Transfer, reason: PlainReason): Promise<void> => {
  try {
    await tx.transfer(transfer);
  } catch (error) {
    if (error instanceof Insufficient) refuseFor(409, reason);
    throw error;
  }
};

/** The package that this number of coins is sold in, if it costs that much (US cents). */
export const packageOf = (coins: number, amountInCents: number) =>
  coinPackages.find((one) => one.coins === coins && chargeInCents(one.price) === amountInCents);

/** The package with the most coins for its price: no coin was ever sold for less. Whoever makes it dearer keeps its old price here. */
export const cheapest = coinPackages
  .map(({ coins, price }) => ({ coins, cents: chargeInCents(price) }))
  .reduce((one, other) => (other.cents * one.coins < one.cents * other.coins ? other : one));

export const isPriced = ({ coins, cents }: Pick<OrderRow, 'coins' | 'cents'>): boolean =>
  cents * cheapest.coins >= coins * cheapest.cents;
