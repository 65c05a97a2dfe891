import sql from 'sql-template-tag';
import type { Audit } from '#backend/store/port.ts';
import type { TariffRow } from '#backend/store/tables.ts';
import { tariffFacts } from '#backend/tariffs.ts';
import type { Ask } from './connection.ts';

/**
 * Audits the books in SQL, with the result of auditOf in backend/auditOf.ts. `ask` must stay within one REPEATABLE READ
 * transaction, or running transfers would count as errors.
 */
export const auditBooks = async (ask: Ask): Promise<Audit> => {
  const { welcomes, values, cheapest } = tariffFacts(
    await ask<Pick<TariffRow, 'prices' | 'created_at'>>(sql`SELECT prices, created_at FROM tariffs`),
  );
  const problems = await ask<{ problem: string }>(sql`
    WITH booked AS (
      SELECT account, sum(coins) AS coins
      FROM (SELECT "from" AS account, -amount AS coins FROM ledger UNION ALL SELECT "to", amount FROM ledger) AS moved
      GROUP BY account
    ), held AS (
      SELECT 'user:' || _id AS account, coin AS coins FROM users
      UNION ALL SELECT 'owed:' || _id, -debt FROM users
      UNION ALL SELECT 'escrow:' || _id, escrow FROM tasks
    ), waiting AS (
      SELECT task_id, count(*) AS work FROM submissions WHERE status = 'pending' GROUP BY task_id
    ), sources AS (
      SELECT _id AS source, payment_id FROM refunds UNION ALL SELECT _id, payment_id FROM disputes
    ), moved AS (
      SELECT key, split_part(key, ':', 1) AS kind, payment_id, user_id, amount,
        split_part(CASE WHEN "from" = 'card' THEN "to" ELSE "from" END, ':', 2) AS account
      FROM ledger JOIN sources ON source = split_part(key, ':', 2) JOIN payments ON payments._id = payment_id
      WHERE key ~ '^(taken|owed|returned):'
    ), followed AS (
      SELECT key, kind, coalesce(holder._id, buyer._id) AS id FROM moved JOIN users AS buyer ON buyer._id = user_id
      LEFT JOIN users AS holder ON holder._id = account AND holder.uid = buyer.uid
    ), returned AS (
      SELECT _id, coins, cost, taken, greatest(0, least(cost,
        coalesce((SELECT sum(cents) FROM refunds WHERE payment_id = payments._id AND status <> 'failed'), 0)
        + coalesce((SELECT sum(cents) FROM disputes WHERE payment_id = payments._id), 0))) AS cents
      FROM payments
    ), due (key, "from", "to", must, amounts) AS (
      SELECT 'signup:' || _id, 'mint', 'user:' || _id, FALSE, ${welcomes}::numeric[] FROM users
      UNION ALL SELECT 'forfeit:' || _id, 'user:' || _id, 'forfeited', FALSE, NULL FROM users
      UNION ALL SELECT 'task:' || _id, 'user:' || user_id, 'escrow:' || _id, TRUE, NULL FROM tasks
      UNION ALL SELECT 'refund:' || _id || CASE WHEN reopened > 0 THEN ':' || reopened ELSE '' END, 'escrow:' || _id, 'user:' || user_id, TRUE,
        ARRAY["requiredWorkers"::numeric * "payableAmount"] FROM tasks WHERE closed AND "requiredWorkers" > 0
      UNION ALL SELECT 'refund:' || _id || CASE WHEN times > 0 THEN ':' || times ELSE '' END, 'escrow:' || _id, 'user:' || user_id, FALSE, NULL
        FROM tasks, generate_series(0, reopened - 1) AS times
      UNION ALL SELECT 'task:' || _id || ':' || times, 'user:' || user_id, 'escrow:' || _id, FALSE, NULL
        FROM tasks, generate_series(1, reopened) AS times
      UNION ALL SELECT 'pay:' || _id, 'escrow:' || task_id, 'user:' || worker_id, TRUE, ARRAY[payable_amount::numeric]
        FROM submissions WHERE status = 'approved'
      UNION ALL SELECT 'refund:' || _id, 'escrow:' || task_id, 'user:' || buyer_id, FALSE, ARRAY[payable_amount::numeric]
        FROM submissions WHERE status = 'rejected'
      UNION ALL SELECT 'withdraw:' || _id, CASE WHEN batch > 0 THEN 'underWay' ELSE 'user:' || worker_id END, 'payout', TRUE,
        ARRAY[withdrawal_coin::numeric] FROM withdrawals WHERE status = 'approved'
      UNION ALL SELECT 'batch:' || _id, 'user:' || worker_id, 'underWay', TRUE, ARRAY[withdrawal_coin::numeric]
        FROM withdrawals WHERE batch > 0
      UNION ALL SELECT 'unpaid:' || _id, 'underWay', 'user:' || worker_id, TRUE, ARRAY[withdrawal_coin::numeric]
        FROM withdrawals WHERE status = 'failed'
      UNION ALL SELECT 'payment:' || _id, 'card', 'user:' || user_id, TRUE, ARRAY[coins::numeric]
        FROM orders WHERE _id IN (SELECT order_id FROM payments)
      UNION ALL SELECT 'writeOff:' || _id, 'mint', 'owed:' || user_id, TRUE, ARRAY[coins::numeric] FROM writeoffs WHERE confirmer <> ''
      UNION ALL SELECT key, CASE kind WHEN 'taken' THEN 'user:' || id WHEN 'owed' THEN 'owed:' || id ELSE 'card' END,
        CASE kind WHEN 'returned' THEN 'user:' || id ELSE 'card' END, FALSE, NULL FROM followed
      UNION ALL SELECT one.key, other."to", 'owed:' || substr(other."to", 6), FALSE, NULL
        FROM ledger AS one JOIN ledger AS other ON one.key = 'settle:' || other.key
        WHERE one.key LIKE 'settle:%' AND other."to" LIKE 'user:%'
      UNION ALL SELECT key, 'owed:' || heir._id, 'owed:' || before._id, FALSE, NULL FROM ledger
        JOIN users AS before ON before._id = split_part(key, ':', 2) JOIN users AS heir ON heir._id = split_part(key, ':', 3)
        WHERE key LIKE 'inherit:%' AND heir.uid = before.uid
    )
    SELECT key || ' is booked twice' AS problem FROM ledger GROUP BY key HAVING count(*) > 1
    UNION ALL
    SELECT key || ' moves nothing' FROM ledger WHERE amount <= 0
    UNION ALL
    SELECT account || ' is nowhere' FROM booked LEFT JOIN held USING (account)
    WHERE held.account IS NULL AND account NOT IN ('mint', 'card', 'underWay', 'payout', 'forfeited')
    UNION ALL
    SELECT account || ' is off' FROM held LEFT JOIN booked USING (account)
    WHERE held.coins <> coalesce(booked.coins, 0)
    UNION ALL
    SELECT account || ' is negative' FROM held WHERE coins < 0 AND account NOT LIKE 'owed:%'
    UNION ALL
    SELECT 'user:' || _id || ' has coins and a debt' FROM users WHERE coin > 0 AND debt > 0
    UNION ALL
    SELECT 'payment ' || _id || ' has not given back what its money did' FROM returned
    WHERE taken <> CASE WHEN cost = 0 THEN 0 ELSE ceil(coins::numeric * cents / cost) END
    UNION ALL
    SELECT 'payment ' || _id || ' has given back otherwise than is booked' FROM payments LEFT JOIN (
      SELECT payment_id, sum(CASE kind WHEN 'returned' THEN -amount ELSE amount END) AS coins FROM moved GROUP BY payment_id
    ) AS booked ON payment_id = _id WHERE taken <> coalesce(booked.coins, 0)
    UNION ALL
    SELECT 'task ' || _id || ' cannot pay what it owes' FROM tasks LEFT JOIN waiting ON task_id = _id
    WHERE escrow <> "payableAmount"::numeric * (CASE WHEN closed THEN 0 ELSE "requiredWorkers" END + coalesce(work, 0))
    UNION ALL
    SELECT key || ' is not booked' FROM due LEFT JOIN ledger USING (key) WHERE must AND ledger.key IS NULL
    UNION ALL
    SELECT DISTINCT key || ' is booked for nothing' FROM ledger LEFT JOIN due USING (key) WHERE due.key IS NULL
    UNION ALL
    SELECT key || ' is booked otherwise' FROM ledger JOIN due USING (key)
    WHERE ledger."from" <> due."from" OR ledger."to" <> due."to" OR NOT amount = ANY(amounts)
    UNION ALL
    SELECT 'submission ' || one._id || ' is paid otherwise than its task' FROM submissions AS one JOIN tasks ON tasks._id = task_id
    WHERE payable_amount <> "payableAmount"
    UNION ALL
    SELECT 'submission ' || one._id || ' is of another buyer than its task' FROM submissions AS one JOIN tasks ON tasks._id = task_id
    WHERE buyer_id <> user_id
    UNION ALL
    SELECT 'withdrawal ' || _id || ' is of another sum than its coins' FROM withdrawals
    WHERE withdrawal_amount <> ALL (SELECT withdrawal_coin::numeric * value FROM unnest(${values}::numeric[]) AS value)
    UNION ALL
    SELECT 'payment ' || one._id || ' is not what was ordered' FROM payments AS one JOIN orders ON orders._id = order_id
    WHERE orders.user_id <> one.user_id OR orders.coins <> one.coins OR cents <> cost
    UNION ALL
    SELECT 'order ' || order_id || ' is paid twice' FROM payments GROUP BY order_id HAVING count(*) > 1
    UNION ALL
    SELECT 'order ' || _id || ' has more coins than its price buys' FROM orders
    WHERE cents::numeric * ${cheapest.coins}::numeric < coins::numeric * ${cheapest.cents}::numeric`);
  const [totals] = await ask<Audit['totals']>(sql`
    SELECT coalesce((SELECT sum(coin) FROM users), 0) AS balances,
      coalesce((SELECT sum(escrow) FROM tasks), 0) AS escrow,
      coalesce((SELECT sum(debt) FROM users), 0) AS debt,
      coalesce(sum(amount) FILTER (WHERE "from" = 'mint'), 0) - coalesce(sum(amount) FILTER (WHERE "to" = 'mint'), 0) AS minted,
      coalesce(sum(amount) FILTER (WHERE "from" = 'card'), 0) - coalesce(sum(amount) FILTER (WHERE "to" = 'card'), 0) AS charged,
      coalesce(sum(amount) FILTER (WHERE "to" = 'underWay'), 0) - coalesce(sum(amount) FILTER (WHERE "from" = 'underWay'), 0) AS "underWay",
      coalesce(sum(amount) FILTER (WHERE "to" = 'payout'), 0) - coalesce(sum(amount) FILTER (WHERE "from" = 'payout'), 0) AS "paidOut",
      coalesce(sum(amount) FILTER (WHERE "to" = 'forfeited'), 0) AS forfeited
    FROM ledger`);
  if (!totals) throw new Error('An aggregate has one row.');
  return { problems: problems.map(({ problem }) => problem), totals };
};
