import { chargeInCents } from '#domain/coins.ts';
import type { ApiFor } from '../api/createApi.ts';
import type { CoinPackage, Purchase } from '#purchases/purchase.ts';

/** The server's part in a purchase, beside react-admin's nine methods. */
export type PurchaseCalls = {
  /** Answers the client secret of a new payment intent (API-BUYER-9). */
  createPaymentIntent: (wanted: CoinPackage) => Promise<string>;
  /** Tells the server of a charged card (API-BUYER-10). */
  savePayment: (purchase: Purchase) => Promise<void>;
  /** Whether the server has recorded a payment already; what is remembered of its list does not count. */
  isPaymentRecorded: (purchase: Purchase) => Promise<boolean>;
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
