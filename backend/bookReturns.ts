import { centsReturned, coinsTaken, purchaseStateOf } from '#domain/purchases.ts';
import type { Returns } from './config.ts';
import { transfers } from './ledger.ts';
import { Collision, type Stamp, type Tx } from './store/port.ts';
import type { Member, PaymentRow, UserRow } from './store/tables.ts';

/**
 * Locks every account of a buyer's identity, and resolves to the account that loses coins when a payment is refunded or
 * disputed. That is the identity's present account; if there is none, the given account, which is deleted by then.
 */
export const lockBuyer = async (tx: Tx, { _id, uid }: Pick<UserRow, '_id' | 'uid'>): Promise<Member> => {
  const accounts = await tx.lockUsers({ uid });
  const live = await tx.userByUid(uid);
  const bearer = accounts.find((one) => one._id === (live?._id ?? _id));
  // The buyer has signed up anew while this transaction waited for the lock, so the new account is not locked yet.
  if (!bearer) throw new Collision('The buyer has another account by now.');
  return bearer;
};

/**
 * Locks all accounts of a payment's buyer, then reads the payment. Resolves to the payment and to `bearer`, the id of
 * the account that loses coins when the payment is refunded or disputed; undefined for an unknown payment.
 */
export const lockPayment = async (tx: Tx, id: string): Promise<{ payment: PaymentRow; bearer: string } | undefined> => {
  const buyer = await tx.get('users', (await tx.get('payments', id))?.user_id ?? '');
  if (!buyer) return undefined;
  const { _id: bearer } = await lockBuyer(tx, buyer);
  const payment = await tx.get('payments', id);
  return payment && { payment, bearer };
};

/**
 * Stores the refunds and disputes that the card company reports of a payment, and moves coins of the account `bearer`
 * accordingly. They may arrive in any order. The caller must have locked the buyer's accounts ({@link lockBuyer}). `by`
 * is the author and time of the rows that it writes.
 */
export const bookReturns = async (
  tx: Tx,
  payment: PaymentRow,
  { refunds, disputes }: Returns,
  bearer: string,
  by: Stamp,
): Promise<void> => {
  const { _id: payment_id } = payment;
  const { created_at } = by;
  let known = payment;
  for (const { id, ours, cents, status } of refunds) {
    const asked = ours === '' ? undefined : await tx.get('refunds', ours);
    // The id of our refund counts only in its own payment: somebody may copy it to another refund in the company's
    // dashboard.
    const isOurs = asked?.payment_id === payment_id && ['', id].includes(asked.refund);
    const _id = isOurs ? asked._id : id;
    const before = isOurs ? asked : await tx.get('refunds', _id);
    if (before?.refund === id && before.cents === cents && before.status === status) continue;
    if (before) await tx.change('refunds', _id, {}, { refund: id, cents, status });
    else await tx.insert('refunds', { _id, payment_id, refund: id, cents, status, admin: '', created_at });
    known = await followMoney(tx, known, _id, bearer, by);
  }
  for (const { id: _id, cents, status, due } of disputes) {
    const before = await tx.get('disputes', _id);
    if (before?.cents === cents && before.status === status && before.due === due) continue;
    if (before) await tx.change('disputes', _id, {}, { cents, status, due });
    else await tx.insert('disputes', { _id, payment_id, cents, status, due, created_at });
    known = await followMoney(tx, known, _id, bearer, by);
  }
};

/**
 * Takes coins from the account `bearer`, or gives them back, so that the coins taken for a payment match the money
 * returned. Resolves to the updated payment. `source` is the id of the refund or dispute that has changed, and part of
 * the transfer's key. Coins that are spent already become a debt.
 */
export const followMoney = async (
  tx: Tx,
  payment: PaymentRow,
  source: string,
  bearer: string,
  by: Stamp,
): Promise<PaymentRow> => {
  const { _id, coins, cost } = payment;
  const { rows: refunds } = await tx.list('refunds', { payment_id: _id });
  const { rows: disputes } = await tx.list('disputes', { payment_id: _id });
  const returned = centsReturned(cost, refunds, disputes);
  const taken = coinsTaken(coins, cost, returned);
  const state = purchaseStateOf(cost, refunds, disputes);
  const due = disputes.map((one) => one.due).reduce((one, other) => (other > one ? other : one), '');
  const version = payment.version + 1;
  const changed = {
    ...payment,
    state,
    returned,
    taken,
    due: ['disputed', 'inquiry'].includes(state) ? due : '',
    version,
  };
  const more = taken - payment.taken;
  if (more < 0) await tx.transfer(transfers.giving(changed, source, bearer, -more, by));
  if (more > 0) {
    const there = Math.min(more, (await tx.get('users', bearer))?.coin ?? 0);
    if (there > 0) await tx.transfer(transfers.taking(changed, source, bearer, there, by));
    if (more > there) await tx.transfer(transfers.debt(changed, source, bearer, more - there, by));
  }
  await tx.change('payments', _id, {}, { state, returned, taken, due: changed.due, version });
  return changed;
};
