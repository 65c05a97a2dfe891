import { chargeInCents } from '#domain/coins.ts';
import { sameEmail } from '#domain/email.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { packageOf, transfers } from '../ledger.ts';
import { refuse } from '../refuse.ts';

export const paymentCalls = ({ cards }: BackendConfig) =>
  ({
    createPaymentIntent: {
      outside: async ({ args: { coins, amount }, me }) => {
        const sold = packageOf(coins, amount) ?? refuse(400, 'There is no such coin package.');
        const { clientSecret } = await cards.createIntent({
          amountInCents: chargeInCents(sold.price),
          coins: sold.coins,
          email: me.email,
        });
        return { clientSecret };
      },
    },

    /** Believes the card company only: coins and cost are what was charged, whatever the body says. Repeats do nothing. */
    savePayment: {
      outside: async ({ args: { paymentIntentId }, me, transaction }) => {
        const intent = await cards.findIntent(paymentIntentId);
        if (!intent?.succeeded || !sameEmail(intent.email, me.email))
          return refuse(409, 'This payment is not confirmed.');
        const sold =
          packageOf(intent.coins, intent.amountInCents) ?? refuse(409, 'This payment fits none of the coin packages.');
        await transaction(async (tx) => {
          const payment = { paymentIntentId, coins: sold.coins, cost: sold.price, email: me.email };
          if (await tx.insert('payments', { ...payment, _id: paymentIntentId, user_id: me._id }))
            await tx.transfer(transfers.payment(paymentIntentId, me, sold.coins));
        });
        return done;
      },
    },

    listPayments: ({ me, tx, list }) => tx.list('payments', { user_id: me._id }, list),
  }) satisfies Partial<Calls>;
