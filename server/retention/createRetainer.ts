import type { PoolConfig } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { Erasures } from '#backend/config.ts';
import { erase, forget } from '#backend/erase.ts';
import { Refusal } from '#backend/refuse.ts';
import type { Store } from '#backend/store/port.ts';
import { settleDepartures } from '#backend/settleDepartures.ts';
import { beginRound } from '../postgres/beginRound.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import type { Retention } from './retentionSettings.ts';

/** Number of rows that are changed in one transaction. */
const ROWS = 50;
const DAY = 86_400_000;
const SETTLED = { in: ['approved', 'failed', 'refused'] } as const;

type Kept = {
  readonly store: Pick<Store, 'transaction'>;
  readonly days: Retention;
  /** Hashes and notes for erasing people; without them, closed accounts are kept. */
  readonly erasures?: Erasures | undefined;
};

/**
 * Creates the job that removes personal values older than the owner's limits in `days`. It finds them through its own
 * database connection. Without `erasures`, closed accounts are kept.
 */
export const createRetainer = (options: PoolConfig, { store, days, erasures }: Kept) => {
  const pool = patientPool(options);
  const ask = <R>(statement: Sql) => runPatiently(pool, 'REPEATABLE READ', (one) => one<R>(statement));
  const idsOf = async (statement: Sql) => (await ask<{ _id: string }>(statement)).map(({ _id }) => _id);
  const before = (now: Date, kept: number): Sql =>
    sql`${new Date(now.getTime() - kept * DAY).toISOString()}::timestamptz`;

  const forgetNumbers = async (now: Date): Promise<number> => {
    const ids = await idsOf(sql`SELECT _id FROM withdrawals
      WHERE status = ANY(${SETTLED.in}) AND (account_number <> '' OR account_sealed <> '')
        AND created_at < ${before(now, days.numbers)} ORDER BY created_at, _id`);
    for (let from = 0; from < ids.length; from += ROWS)
      await store.transaction(async (tx) => {
        for (const id of ids.slice(from, from + ROWS))
          await tx.change('withdrawals', id, { status: SETTLED }, { account_number: '' });
      });
    await ask(sql`DELETE FROM account_uses WHERE created_at < ${before(now, days.numbers)}`);
    return ids.length;
  };

  /**
   * Erases people all of whose accounts were closed long enough ago, and resolves to their number. A person with
   * something open is tried again later.
   */
  const eraseClosed = async (now: Date, { hashes, note }: Erasures): Promise<number> => {
    const ids = await idsOf(sql`SELECT closings._id FROM closings JOIN users AS gone USING (_id)
      WHERE NOT erased AND gone.deleted AND NOT gone.leaving AND closings.created_at < ${before(now, days.closed)}
        AND NOT EXISTS (SELECT FROM users WHERE uid = gone.uid AND NOT deleted)`);
    const closedBefore = new Date(now.getTime() - days.closed * DAY);
    const manner = { hashes, agreed: 'all', waits: true, admins: 1, closedBefore } as const;
    let erased = 0;
    for (const id of ids)
      try {
        erased += Number(await store.transaction((tx) => erase(tx, id, manner, now.toISOString())));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    await settleDepartures(store.transaction, () => now, Infinity);
    await forget(store.transaction, note);
    return erased;
  };

  return {
    isDue: (): Promise<boolean> => runPatiently(pool, 'REPEATABLE READ', (one) => beginRound(one, 'retain')),
    /**
     * Removes what is older than the limits. Resolves to the number of withdrawals whose account number was emptied,
     * and of accounts that were erased.
     */
    retain: async (now: Date): Promise<{ numbers: number; accounts: number }> => {
      const numbers = days.numbers > 0 ? await forgetNumbers(now) : 0;
      const accounts = days.closed > 0 && erasures ? await eraseClosed(now, erasures) : 0;
      if (days.networks > 0) await ask(sql`DELETE FROM joins WHERE created_at < ${before(now, days.networks)}`);
      return { numbers, accounts };
    },
    close: () => pool.end(),
  };
};
