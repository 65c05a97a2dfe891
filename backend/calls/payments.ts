import { usualExtras } from '#contract/extras.ts';
import { specified } from '#domain/coins.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { packageOf } from '../ledger.ts';
import { lockCaller } from '../lockCaller.ts';
import { noAccount, refuse, refuseFor, wrongRole } from '../refuse.ts';
import type { Reader } from '../store/port.ts';
import type { UserRow } from '../store/tables.ts';
import { isPaused } from './trust.ts';
import { creditPurchase, ordererOf, UNCONFIRMED, UNDECIDED } from './creditPurchase.ts';

export const paymentCalls = ({ cards, prices = specified, extras = usualExtras }: BackendConfig) =>
  ({
    /**
     * Creates a payment intent. The order is stored before the card company is called, so that any later charge can be
     * traced to its buyer and number of coins.
     */
    createPaymentIntent: {
      outside: async ({ args: { coins, amount }, me, by, newId: _id, transaction }) => {
        const company = cards ?? refuseFor(409, 'notSold');
        const sold = packageOf(prices, coins, amount) ?? refuseFor(400, 'noPackage');
        const { created_at } = by;
        const order = { _id, user_id: me._id, coins: sold.coins, cents: amount, intent: '', open: true, created_at };
        await transaction(async (tx) => {
          // An erasure waits for open orders, so none may be stored behind it.
          await lockCaller(tx, me);
          if (extras.includes('signals') && (await isPaused(tx, 'sales'))) refuseFor(409, 'salesPaused');
          return tx.insert('orders', order);
        });
        const wanted = { order: _id, user: me._id, coins: sold.coins, amountInCents: amount };
        const { id: intent, clientSecret } = await company.createIntent(wanted);
        await transaction((tx) => tx.change('orders', _id, {}, { intent }));
        return { clientSecret };
      },
    },

    /**
     * Credits a purchase, once. Only the card company is trusted: coins and cost are those of the charged order,
     * whatever the request body says.
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
        if (charge.status === 'processing') refuse(503, UNDECIDED);
        if (charge.status !== 'succeeded') refuse(409, UNCONFIRMED);
        const isOwn = ({ uid }: UserRow) => uid === person.uid;
        await transaction((tx) =>
          creditPurchase(tx, paymentIntentId, { ...charge, live: !company.isTest }, by.created_at, isOwn),
        );
        return done;
      },
    },

    listPayments: ({ me, tx, list }) => tx.list('payments', { user_id: me._id }, list),
  }) satisfies Partial<Calls>;
