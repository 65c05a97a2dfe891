import type { PoolConfig } from 'pg';
import type { createCardRecords } from '../cards/createCardRecords.ts';
import { beginRound } from '../postgres/beginRound.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import { differencesOf, type Difference } from './differencesOf.ts';
import { purchasesIn, salesInSilence } from './purchasesIn.ts';

/** Creates the comparison of the books with the card company's records, with its own database connection. */
export const createReconciler = (options: PoolConfig, records: ReturnType<typeof createCardRecords>) => {
  const pool = patientPool(options);
  return {
    /** Differences in what was ordered, charged or paid since a moment. */
    differences: async (since: Date): Promise<Difference[]> => {
      // The company is read first: what it has by then may be booked meanwhile, but not the other way round.
      const charges = await records.list(since);
      const orders = charges.flatMap(({ order }) => (order === '' ? [] : [order]));
      const purchases = await runPatiently(pool, 'REPEATABLE READ READ ONLY', (ask) => purchasesIn(ask, since, orders));
      const listed = new Set(charges.map(({ intent }) => intent));
      const earlier = purchases.flatMap(({ payment }) => (payment === null || listed.has(payment) ? [] : [payment]));
      for (const intent of earlier) {
        const charge = await records.find(intent);
        if (charge) charges.push(charge);
      }
      return differencesOf(purchases, charges);
    },
    /** Number of the last day's purchases if the company has sent no event at all; else 0. */
    silence: (now: Date): Promise<number> =>
      runPatiently(pool, 'REPEATABLE READ READ ONLY', (ask) => salesInSilence(ask, now)),
    isDue: (): Promise<boolean> => runPatiently(pool, 'REPEATABLE READ', (ask) => beginRound(ask, 'reconcile')),
    close: () => pool.end(),
  };
};
