import type { PoolConfig } from 'pg';
import { moneyText, type Currency } from '#domain/coins.ts';
import { centsReturned } from '#domain/purchases.ts';
import type { createCardRecords } from '../cards/createCardRecords.ts';
import { beginRound } from '../postgres/beginRound.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import { creditDifferences, uncredited, uncreditedOf } from './chargeDifferences.ts';
import type { Difference } from './difference.ts';
import { purchasesIn, salesInSilence } from './purchasesIn.ts';
import { returnDifferences } from './returnDifferences.ts';
import { returnsIn } from './returnsIn.ts';

/**
 * Creates the comparison of the books (orders, payments and ledger) with the card company's records, with its own
 * database connection. `currency` is that of the prices.
 */
export const createReconciler = (
  options: PoolConfig,
  records: ReturnType<typeof createCardRecords>,
  currency: Currency,
) => {
  const money = (minor: number) => moneyText(minor, currency);
  const pool = patientPool(options);
  return {
    /** Resolves to the differences in what was ordered, charged, paid, refunded or disputed since a moment. */
    differences: async (since: Date): Promise<Difference[]> => {
      // The company is read before the books: read after them, it could list charges that were booked in between.
      const charges = await records.list(since);
      const orders = charges.flatMap(({ order }) => (order === '' ? [] : [order]));
      const returned = await records.returned(since);
      const [purchases, returns] = await runPatiently(pool, 'REPEATABLE READ READ ONLY', async (ask) => [
        await purchasesIn(ask, since, orders),
        await returnsIn(ask, since, returned),
      ]);
      const byIntent = new Map(charges.map((charge) => [charge.intent, charge]));
      for (const { payment } of purchases) {
        // Charged before `since`, or unknown to the company.
        const earlier = payment !== null && !byIntent.has(payment) && (await records.find(payment));
        if (earlier) byIntent.set(earlier.intent, earlier);
      }
      const found = purchases.flatMap((purchase) =>
        creditDifferences(purchase, byIntent.get(purchase.payment ?? ''), money),
      );
      for (const charge of uncreditedOf(purchases, charges)) {
        const { refunds, disputes } = await records.returns(charge.intent);
        const isReturned = centsReturned(charge.cents, refunds, disputes) >= charge.cents;
        const ofItsOrder = purchases.filter(({ order }) => order === charge.order);
        const difference = uncredited(charge, ofItsOrder, money);
        // A charge that only has to be credited is reported all the same: its refunds and disputes are booked with it.
        if (!isReturned || difference.mends !== undefined) found.push(difference);
      }
      // Here the books were read first: a refund made in between is reported as not booked, never as unknown to the
      // company.
      for (const booked of returns)
        found.push(...returnDifferences(booked, await records.returns(booked.intent), money));
      return found;
    },
    /**
     * Number of purchases between 24 hours and one hour before `now`, of which the card company should have sent events
     * to the webhook. It is 0 if the webhook has handled any event about an order within these 24 hours.
     */
    silence: (now: Date): Promise<number> =>
      runPatiently(pool, 'REPEATABLE READ READ ONLY', (ask) => salesInSilence(ask, now)),
    isDue: (): Promise<boolean> => runPatiently(pool, 'REPEATABLE READ', (ask) => beginRound(ask, 'reconcile')),
    close: () => pool.end(),
  };
};
