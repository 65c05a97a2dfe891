import type Stripe from 'stripe';
import type { Returns } from '#backend/config.ts';
import type { CardSettings } from './cardSettings.ts';
import { missing, throwUnavailable } from './createCards.ts';
import { intentOf, returnsOf } from './returnsOf.ts';
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

/**
 * Creates a reader of the card company's records of charges, refunds and disputes. They include those of other products
 * that the same account sells.
 */
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
    /** Reads the charges created since a moment, the newest first. */
    list: async (since: Date): Promise<CardRecord[]> => {
      const records: CardRecord[] = [];
      try {
        for await (const intent of stripe.paymentIntents.list(after(since))) records.push(recordOf(intent));
      } catch (error) {
        throwUnavailable(error);
      }
      return records;
    },
    find: async (intent: string): Promise<CardRecord | null> => {
      const found = /^pi_\w+$/.test(intent) && (await stripe.paymentIntents.retrieve(intent).catch(missing));
      return found ? recordOf(found) : null;
    },
    /** Resolves to the ids of payment intents with a refund or a dispute created since a moment. */
    returned: async (since: Date): Promise<string[]> => {
      const intents = new Set<string | null>();
      try {
        for await (const refund of stripe.refunds.list(after(since))) intents.add(intentOf(refund));
        for await (const dispute of stripe.disputes.list(after(since))) intents.add(intentOf(dispute));
      } catch (error) {
        throwUnavailable(error);
      }
      return [...intents].filter((intent) => intent !== null);
    },
    returns: (intent: string): Promise<Returns> => returnsOf(stripe, intent).catch(throwUnavailable),
  };
};

const after = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });
