import { balancesAt } from '../postgres/balancesAt.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import { reachDatabase } from '../reachDatabase.ts';
import type { Env } from '../runCommand.ts';

/** Pattern of a day, or of a time with its time zone. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Command `server balances --at 2026-11-01T00:00Z`: prints each account's coins before that time, by the ledger alone,
 * as CSV. A day means its first moment in UTC.
 */
export const balances = async (env: Env, args: readonly string[]): Promise<void> => {
  const text = args.at(-1)?.replace(/^--at=/, '') ?? '';
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error('Say a day, or a moment with its time zone: --at 2026-11-01T00:00Z.');
  const { connectionString } = await reachDatabase(env);
  const pool = patientPool({ connectionString });
  try {
    process.stdout.write('account,coins\n');
    const { sums, isSealed } = await runPatiently(pool, 'REPEATABLE READ READ ONLY', (ask) =>
      balancesAt(ask, new Date(text), (rows) => {
        process.stdout.write(rows.map(({ account, coins }) => `${account},${String(coins)}\n`).join(''));
      }),
    );
    for (const [kind, coins] of sums) console.warn(`${kind}: ${coins.toLocaleString('en')} coins`);
    console.warn(isSealed ? 'All of this is sealed.' : 'Not all of this is sealed: it may still change.');
  } finally {
    await pool.end();
  }
};
