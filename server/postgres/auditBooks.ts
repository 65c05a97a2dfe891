import sql from 'sql-template-tag';
import type { Audit } from '#backend/store/port.ts';
import type { Ask } from './connection.ts';

/**
 * What auditOf in backend/audit.ts proves of a snapshot, added up by the database. `ask` must stay within one REPEATABLE READ
 * transaction, or coins would be seen on their way.
 */
export const auditBooks = async (ask: Ask): Promise<Audit> => {
  const problems = await ask<{ problem: string }>(sql`
    WITH booked AS (
      SELECT account, sum(coins) AS coins
      FROM (SELECT "from" AS account, -amount AS coins FROM ledger UNION ALL SELECT "to", amount FROM ledger) AS moved
      GROUP BY account
    ), held AS (
      SELECT 'user:' || _id AS account, coin AS coins FROM users
      UNION ALL SELECT 'escrow:' || _id, escrow FROM tasks
    ), waiting AS (
      SELECT task_id, count(*) AS work FROM submissions WHERE status = 'pending' GROUP BY task_id
    ), due AS (
      SELECT 'pay:' || _id AS key FROM submissions WHERE status = 'approved'
      UNION SELECT 'withdraw:' || _id FROM withdrawals WHERE status = 'approved'
      UNION SELECT 'payment:' || order_id FROM payments
    ), paid AS (
      SELECT DISTINCT key FROM ledger WHERE key ~ '^(pay|withdraw|payment):'
    )
    SELECT key || ' is booked twice' AS problem FROM ledger GROUP BY key HAVING count(*) > 1
    UNION ALL
    SELECT key || ' moves nothing' FROM ledger WHERE amount <= 0
    UNION ALL
    SELECT account || ' is nowhere' FROM booked LEFT JOIN held USING (account)
    WHERE held.account IS NULL AND account NOT IN ('mint', 'card', 'payout')
    UNION ALL
    SELECT account || ' is off' FROM held LEFT JOIN booked USING (account)
    WHERE held.coins <> coalesce(booked.coins, 0)
    UNION ALL
    SELECT account || ' is negative' FROM held WHERE coins < 0
    UNION ALL
    SELECT 'task ' || _id || ' cannot pay what it owes' FROM tasks LEFT JOIN waiting ON task_id = _id
    WHERE escrow <> "payableAmount"::numeric * (CASE WHEN closed THEN 0 ELSE "requiredWorkers" END + coalesce(work, 0))
    UNION ALL
    SELECT key || ' is not booked' FROM due LEFT JOIN paid USING (key) WHERE paid.key IS NULL
    UNION ALL
    SELECT key || ' is booked for nothing' FROM paid LEFT JOIN due USING (key) WHERE due.key IS NULL`);
  const [totals] = await ask<Audit['totals']>(sql`
    SELECT coalesce((SELECT sum(coin) FROM users), 0) AS balances,
      coalesce((SELECT sum(escrow) FROM tasks), 0) AS escrow,
      coalesce(sum(amount) FILTER (WHERE "from" = 'mint'), 0) - coalesce(sum(amount) FILTER (WHERE "to" = 'mint'), 0) AS minted,
      coalesce(sum(amount) FILTER (WHERE "from" = 'card'), 0) - coalesce(sum(amount) FILTER (WHERE "to" = 'card'), 0) AS charged,
      coalesce(sum(amount) FILTER (WHERE "to" = 'payout'), 0) - coalesce(sum(amount) FILTER (WHERE "from" = 'payout'), 0) AS "paidOut"
    FROM ledger`);
  if (!totals) throw new Error('An aggregate has one row.');
  return { problems: problems.map(({ problem }) => problem), totals };
};
