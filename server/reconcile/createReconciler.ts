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
 * Creates the comparison of the books with the card company's records, with its own database connection. `currency` is
 * that of the prices.
 */
export const createReconciler = (
  options: PoolConfig,
  records: ReturnType<typeof createCardRecords>,
  currency: Currency,
) => {
  const money = (minor: number) => moneyText(minor, currency);
  const pool = patientPool(options);
  return {
    /** Differences in what was ordered, charged, paid, refunded or disputed since a moment. */
    differences: async (since: Date): Promise<Difference[]> => {
      // The company is read first: what it has by then may be booked meanwhile, but not the other way round.
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
        // A charge that only has to be credited is booked with all that became of its money.
        if (!isReturned || difference.mends !== undefined) found.push(difference);
      }
      // The books are read first here: a refund that comes meanwhile only has to be booked, and is never said to be unknown.
      for (const booked of returns)
        found.push(...returnDifferences(booked, await records.returns(booked.intent), money));
      return found;
    },
    /** Number of the last day's purchases if the company has sent no event at all; else 0. */
    silence: (now: Date): Promise<number> =>
      runPatiently(pool, 'REPEATABLE READ READ ONLY', (ask) => salesInSilence(ask, now)),
    isDue: (): Promise<boolean> => runPatiently(pool, 'REPEATABLE READ', (ask) => beginRound(ask, 'reconcile')),
    close: () => pool.end(),
  };
};
