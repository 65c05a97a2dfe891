import type { OrderRow, PaymentRow, UserRow } from './store/tables.ts';

/** Account that gets the coins of a purchase, with the columns that the payment's row needs. */
type Receiver = Pick<UserRow, '_id' | 'email' | 'role' | 'deleted'>;

/** Row of a new payment for an order, before any refund or dispute; `live` is false for a test card. */
export const paymentOf = (
  { _id: order_id, coins, cents: cost }: Pick<OrderRow, '_id' | 'coins' | 'cents'>,
  { _id: user_id, email, role, deleted }: Receiver,
  { intent, live, created_at }: { intent: string; live: boolean; created_at: string },
): PaymentRow => ({
  _id: intent,
  paymentIntentId: intent,
  order_id,
  user_id,
  email,
  coins,
  cost,
  bought: created_at,
  state: 'paid',
  returned: 0,
  taken: 0,
  due: '',
  buyer: deleted ? 'deleted' : role === 'buyer' ? '' : role,
  live,
  version: 0,
  created_at,
});
