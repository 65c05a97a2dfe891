import type { PoolConfig } from 'pg';
import { centsReturned } from '#domain/purchases.ts';
import type { createCardRecords } from '../cards/createCardRecords.ts';
import { beginRound } from '../postgres/beginRound.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import type { Difference } from './difference.ts';
import { differencesOf, uncreditedOf } from './differencesOf.ts';
import { purchasesIn, salesInSilence } from './purchasesIn.ts';
import { returnDifferences } from './returnDifferences.ts';
import { returnsIn } from './returnsIn.ts';

/**
 * Creates the comparison of the books (orders, payments and ledger) with the card company's records, with its own
 * database connection.
 */
export const createReconciler = (options: PoolConfig, records: ReturnType<typeof createCardRecords>) => {
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
      const listed = new Set(charges.map(({ intent }) => intent));
      const earlier = purchases.flatMap(({ payment }) => (payment === null || listed.has(payment) ? [] : [payment]));
      for (const intent of earlier) {
        const charge = await records.find(intent);
        if (charge) charges.push(charge);
      }
      const found: Difference[] = [];
      // Here the books were read first: a refund made in between is reported as not booked, never as unknown to the
      // company.
      for (const booked of returns) found.push(...returnDifferences(booked, await records.returns(booked.intent)));
      const gone = new Map<string, number>();
      for (const { intent, cents } of uncreditedOf(purchases, charges)) {
        const { refunds, disputes } = await records.returns(intent);
        gone.set(intent, centsReturned(cents, refunds, disputes));
      }
      return [...differencesOf(purchases, charges, gone), ...found];
    },
    /**
     * Number of purchases between 24 hours and one hour ago if the company has sent no event within these 24 hours;
     * else 0.
     */
    silence: (now: Date): Promise<number> =>
      runPatiently(pool, 'REPEATABLE READ READ ONLY', (ask) => salesInSilence(ask, now)),
    isDue: (): Promise<boolean> => runPatiently(pool, 'REPEATABLE READ', (ask) => beginRound(ask, 'reconcile')),
    close: () => pool.end(),
  };
};
