import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { packageOf, transfers } from '../ledger.ts';
import { noAccount, refuse, refuseFor, wrongRole } from '../refuse.ts';
import type { Reader } from '../store/port.ts';
import type { OrderRow, UserRow } from '../store/tables.ts';

export const paymentCalls = ({ cards }: BackendConfig) =>
  ({
    /**
     * Creates a payment intent. The order is stored first, so that any later charge has a buyer and a number of coins.
     */
    createPaymentIntent: {
      outside: async ({ args: { coins, amount }, me, by, newId: _id, transaction }) => {
        const company = cards ?? refuseFor(409, 'notSold');
        const sold = packageOf(coins, amount) ?? refuseFor(400, 'noPackage');
        const { created_at } = by;
        const order = { _id, user_id: me._id, coins: sold.coins, cents: amount, intent: '', created_at };
        await transaction((tx) => tx.insert('orders', order));
        const { id: intent, clientSecret } = await company.createIntent({ order: _id, amountInCents: amount });
        await transaction((tx) => tx.change('orders', _id, {}, { intent }));
        return { clientSecret };
      },
    },

    /**
     * Credits a purchase, once. It trusts the card company alone: coins and cost are those of the charged order,
     * whatever body and package say. The coins go to the person who ordered, whatever has become of their role and
     * account.
     */
    savePayment: {
      outside: async ({ args: { paymentIntentId }, person, me, by, transaction }) => {
        const isTheirs = async (tx: Reader) => {
          const [order] = (await tx.list('orders', { intent: paymentIntentId })).rows;
          return (await ordererOf(tx, order))?.uid === person.uid;
        };
        if (me?.role !== 'buyer' && !(await transaction(isTheirs))) return me ? wrongRole() : noAccount();
        const company = cards ?? refuseFor(409, 'notSold');
        const charge = (await company.findIntent(paymentIntentId)) ?? refuse(409, UNCONFIRMED);
        if (charge.status === 'processing') refuse(503, 'The card company has not decided about this payment yet.');
        if (charge.status !== 'succeeded') refuse(409, UNCONFIRMED);
        await transaction(async (tx) => {
          const order = await tx.get('orders', charge.order);
          const orderer = await ordererOf(tx, order);
          if (!order || orderer?.uid !== person.uid || order.cents !== charge.amountInCents)
            return refuse(409, UNCONFIRMED);
          // Without an account the coins stay with the closed one, so that the ledger adds up.
          const { _id: user_id, email } = (await tx.userByUid(person.uid)) ?? orderer;
          const { _id: order_id, coins, cents: cost } = order;
          const payment = { _id: paymentIntentId, paymentIntentId, order_id, user_id, coins, cost, email };
          if (!(await tx.insert('payments', { ...payment, created_at: by.created_at }))) return;
          await tx.change('orders', order_id, {}, { user_id });
          await tx.transfer(transfers.payment({ ...order, user_id }, { ...by, actor: user_id }));
        });
        return done;
      },
    },

    listPayments: ({ me, tx, list }) => tx.list('payments', { user_id: me._id }, list),
  }) satisfies Partial<Calls>;

const UNCONFIRMED = 'This payment is not confirmed.';

/** Account of an order, closed or not. */
const ordererOf = async (tx: Reader, order: OrderRow | undefined): Promise<UserRow | undefined> =>
  order && tx.get('users', order.user_id);
