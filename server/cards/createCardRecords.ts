import type Stripe from 'stripe';
import type { CardSettings } from './cardSettings.ts';
import { missing, silent } from './createCards.ts';
import { stripeOf } from './stripeOf.ts';

/**
 * Charge in the card company's records. `status` is the company's word; `cents` is what was received if the charge has
 * succeeded, else what was asked for. `order` is '' for other products sold by the same account.
 */
export type CardRecord = {
  readonly intent: string;
  readonly order: string;
  readonly status: string;
  readonly cents: number;
  /** False if the charge is in another currency than the prices. */
  readonly isOurMoney: boolean;
};

/** Creates a reader of the card company's records of charges, those of other products included. */
export const createCardRecords = (settings: CardSettings) => {
  const stripe = stripeOf(settings);
  const shop = (settings.currency ?? 'USD').toLowerCase();
  const recordOf = ({ id, metadata, status, amount, amount_received, currency }: Stripe.PaymentIntent): CardRecord => ({
    intent: id,
    order: metadata.order ?? '',
    status,
    cents: status === 'succeeded' ? amount_received : amount,
    isOurMoney: currency === shop,
  });
  return {
    /** Charges created since a moment, the newest first. */
    list: async (since: Date): Promise<CardRecord[]> => {
      const records: CardRecord[] = [];
      const gte = Math.floor(since.getTime() / 1000);
      try {
        for await (const intent of stripe.paymentIntents.list({ created: { gte }, limit: 100 }))
          records.push(recordOf(intent));
      } catch (error) {
        silent(error);
      }
      return records;
    },
    find: async (intent: string): Promise<CardRecord | null> => {
      const found = /^pi_\w+$/.test(intent) && (await stripe.paymentIntents.retrieve(intent).catch(missing));
      return found ? recordOf(found) : null;
    },
  };
};
