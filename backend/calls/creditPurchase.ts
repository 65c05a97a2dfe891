import type { Charge } from '../config.ts';
import { transfers } from '../ledger.ts';
import { paymentOf } from '../paymentOf.ts';
import { refuse } from '../refuse.ts';
import type { Reader, Tx } from '../store/port.ts';
import type { OrderRow, UserRow } from '../store/tables.ts';

export const UNCONFIRMED = 'This payment is not confirmed.';
export const UNDECIDED = 'The card company has not decided about this payment yet.';

/**
 * Credits the coins of an order whose charge succeeded; called again, it changes nothing and resolves as before. `live`
 * is false for a test card, `created_at` is the time of the new rows. Resolves to the account that got the coins: the
 * present account of the person who ordered, whatever its role; without one, the deleted account that ordered. Refuses
 * with 409 if the order is missing, has another intent or price than the charge, or if `isTheirs` returns false for the
 * account that ordered.
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
  // The order has no intent if the server stopped before storing it; the charge still names its order.
  const isIntent = order?.intent === paymentIntentId || order?.intent === '';
  if (!order || !isIntent || !orderer || !isTheirs(orderer) || order.cents !== charge.amountInCents)
    return refuse(409, UNCONFIRMED);
  // If the person has no account any more, the deleted one gets the coins, so that the ledger adds up.
  const receiver = (await tx.userByUid(orderer.uid)) ?? orderer;
  const { _id: user_id } = receiver;
  const facts = { intent: paymentIntentId, live: charge.live, created_at };
  if (!(await tx.insert('payments', paymentOf(order, receiver, facts)))) return receiver;
  await tx.change('orders', order._id, {}, { user_id, intent: paymentIntentId, open: false });
  await tx.transfer(transfers.payment({ ...order, user_id }, { actor: user_id, created_at }));
  return receiver;
};

/** Account that placed an order, deleted or not; undefined without an order. */
export const ordererOf = async (tx: Reader, order: OrderRow | undefined): Promise<UserRow | undefined> =>
  order && tx.get('users', order.user_id);
