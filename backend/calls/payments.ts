import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { packageOf, transfers } from '../ledger.ts';
import { refuse, refuseFor } from '../refuse.ts';

export const paymentCalls = ({ cards }: BackendConfig) =>
  ({
    /** The order is written first: whatever the card company charges later, it is known for whom and for how many coins. */
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
     * Believes the card company alone: coins and cost are those of the order that it charged, whatever the body says and whatever
     * the package costs by now. Repeats do nothing.
     */
    savePayment: {
      outside: async ({ args: { paymentIntentId }, me, by, transaction }) => {
        const company = cards ?? refuseFor(409, 'notSold');
        const charge = (await company.findIntent(paymentIntentId)) ?? refuse(409, UNCONFIRMED);
        if (charge.status === 'processing') refuse(503, 'The card company has not decided about this payment yet.');
        if (charge.status !== 'succeeded') refuse(409, UNCONFIRMED);
        await transaction(async (tx) => {
          const order = await tx.get('orders', charge.order);
          if (order?.user_id !== me._id || order.cents !== charge.amountInCents) return refuse(409, UNCONFIRMED);
          const { _id: order_id, coins, cents: cost, user_id } = order;
          const payment = { _id: paymentIntentId, paymentIntentId, order_id, user_id, coins, cost, email: me.email };
          if (await tx.insert('payments', { ...payment, created_at: by.created_at }))
            await tx.transfer(transfers.payment(order, by));
        });
        return done;
      },
    },

    listPayments: ({ me, tx, list }) => tx.list('payments', { user_id: me._id }, list),
  }) satisfies Partial<Calls>;

const UNCONFIRMED = 'This payment is not confirmed.';
