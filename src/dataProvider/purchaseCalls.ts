import { chargeInCents, type CoinPackage } from '#domain/coins.ts';
import type { ApiFor } from '../api/createApi.ts';

/** A card's charge: coins for `price` dollars, by the payment intent `id`. */
type Charge = Readonly<{ id: string; coins: number; price: number; email: string }>;

/** The server's part in a purchase, beside react-admin's nine methods. */
export type PurchaseCalls = {
  /** Answers the client secret of a new payment intent (API-BUYER-9). */
  createPaymentIntent: (wanted: CoinPackage) => Promise<string>;
  /** Tells the server of a charged card (API-BUYER-10). */
  savePayment: (charge: Charge) => Promise<void>;
  /** Whether the server has recorded a payment already; what is remembered of its list does not count. */
  isPaymentRecorded: (charge: Charge) => Promise<boolean>;
  /** After the server has been told: the balance and the lists are asked for again (BP-11). */
  refreshBalance: () => Promise<void>;
};

export const createPurchaseCalls = (api: ApiFor, refreshBalance: () => Promise<void>): PurchaseCalls => ({
  createPaymentIntent: async ({ price, coins }) =>
    (await api().createPaymentIntent({ amount: chargeInCents(price), coins })).clientSecret,
  savePayment: ({ id, coins, price, email }) =>
    api({ waits: true }).savePayment({ paymentIntentId: id, coins, cost: price, email }),
  isPaymentRecorded: async ({ id, email }) =>
    (await api().listPayments({ email })).some(({ paymentIntentId }) => paymentIntentId === id),
  refreshBalance,
});
