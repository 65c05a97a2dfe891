import type { Charge } from '../config.ts';
import { transfers } from '../ledger.ts';
import { paymentOf } from '../paymentOf.ts';
import { refuse } from '../refuse.ts';
import type { Reader, Tx } from '../store/port.ts';
import type { OrderRow, UserRow } from '../store/tables.ts';

export const UNCONFIRMED = 'This payment is not confirmed.';
export const UNDECIDED = 'The card company has not decided about this payment yet.';

/**
 * Credits a successful charge, once for its order, and resolves to the account that has its coins. The coins go to the
 * person who ordered, whatever has become of their role and account.
 */
export const creditPurchase = async (
  tx: Tx,
  paymentIntentId: string,
  charge: Charge & { live: boolean },
  created_at: string,
  isTheirs: (orderer: UserRow) => boolean = () => true,
): Promise<Pick<UserRow, '_id' | 'email' | 'role' | 'deleted'>> => {
  const order = await tx.get('orders', charge.order);
  const orderer = await ordererOf(tx, order);
  // An intent that its process could not store is found by its own word.
  const isIntent = order?.intent === paymentIntentId || order?.intent === '';
  if (!order || !isIntent || !orderer || !isTheirs(orderer) || order.cents !== charge.amountInCents)
    return refuse(409, UNCONFIRMED);
  // Without an account the coins stay with the closed one, so that the ledger adds up.
  const receiver = (await tx.userByUid(orderer.uid)) ?? orderer;
  const { _id: user_id } = receiver;
  const facts = { intent: paymentIntentId, live: charge.live, created_at };
  if (!(await tx.insert('payments', paymentOf(order, receiver, facts)))) return receiver;
  await tx.change('orders', order._id, {}, { user_id, intent: paymentIntentId, open: false });
  await tx.transfer(transfers.payment({ ...order, user_id }, { actor: user_id, created_at }));
  return receiver;
};

/** Account of an order, closed or not. */
export const ordererOf = async (tx: Reader, order: OrderRow | undefined): Promise<UserRow | undefined> =>
  order && tx.get('users', order.user_id);
