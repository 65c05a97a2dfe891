import { chargeInCents, type CoinPackage } from '#domain/coins.ts';
import type { ApiFor } from '../api/createApi.ts';
import type { Send } from './send.ts';

/** A card's charge: coins for `price` dollars, by the payment intent `id`. */
type Charge = Readonly<{ id: string; coins: number; price: number; email: string }>;

/** The server's part in a purchase, beside react-admin's nine methods. */
export type PurchaseCalls = {
  /** Answers the client secret of a new payment intent (API-BUYER-9). */
  createPaymentIntent: (wanted: CoinPackage) => Promise<string>;
  /** Tells the server of a charged card (API-BUYER-10). */
  savePayment: (charge: Charge) => Promise<void>;
  /** True when the server has recorded a payment already, by a new read of the list. */
  isPaymentRecorded: (charge: Charge) => Promise<boolean>;
  /** Reads balance and lists again, after the server was told of a payment (BP-11). */
  refreshBalance: () => Promise<void>;
};

export const createPurchaseCalls = (api: ApiFor, send: Send, refreshBalance: () => Promise<void>): PurchaseCalls => {
  /** The answer to a create of payments, sent through `send`. */
  const create = async <T>(call: () => Promise<T>, id?: string): Promise<T> => {
    const answers: T[] = [];
    const params = id === undefined ? {} : { id };
    const sent = await send({ resource: 'payments', verb: 'create', params, isUnlogged: true }, async () =>
      answers.push(await call()),
    );
    if (sent.result !== 'done') throw sent.error;
    return (answers as [T])[0];
  };
  return {
    createPaymentIntent: async ({ price, coins }) =>
      (await create(() => api().createPaymentIntent({ amount: chargeInCents(price), coins }))).clientSecret,
    savePayment: ({ id, coins, price, email }) =>
      create(() => api({ waits: true }).savePayment({ paymentIntentId: id, coins, cost: price, email }), id),
    isPaymentRecorded: async ({ id, email }) =>
      (await api().listPayments({ email })).some(({ paymentIntentId }) => paymentIntentId === id),
    refreshBalance,
  };
};
