import sql from 'sql-template-tag';
import type { Ask } from './connection.ts';
import { rowsIn } from './rowsIn.ts';

type Balance = { readonly account: string; readonly coins: number };

/**
 * Computes the coins of all accounts before a moment, from the ledger alone. `take` gets the accounts in order of their
 * names, some per call; accounts without coins are left out, and outside accounts (mint, card …) have a negative number
 * for coins that came from them. Resolves to `sums`, the coins by kind of account ('user', 'mint' …), and `isSealed`,
 * true if all ledger rows before the moment are sealed.
 */
export const balancesAt = async (
  ask: Ask,
  at: Date,
  take: (balances: readonly Balance[]) => void,
): Promise<{ sums: ReadonlyMap<string, number>; isSealed: boolean }> => {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const before = sql`FROM ledger WHERE created_at < ${moment}`;
  const sums = new Map<string, number>();
  const booked = rowsIn<Balance>(
    ask,
    sql`
    SELECT account, sum(coins) AS coins
    FROM (SELECT "from" AS account, -amount AS coins ${before} UNION ALL SELECT "to", amount ${before}) AS moved
    GROUP BY account HAVING sum(coins) <> 0 ORDER BY account`,
  );
  for await (const rows of booked) {
    take(rows);
    for (const { account, coins } of rows) {
      const [kind = ''] = account.split(':');
      sums.set(kind, (sums.get(kind) ?? 0) + coins);
    }
  }
  const [sealed] = await ask<{ all: boolean }>(sql`
    SELECT coalesce((SELECT max(sealed_at) >= ${moment} FROM seals), FALSE)
      AND NOT EXISTS (SELECT ${before} AND NOT EXISTS (SELECT FROM digests WHERE digests.key = ledger.key)) AS "all"`);
  return { sums, isSealed: sealed?.all === true };
};
