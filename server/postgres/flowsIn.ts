import sql, { type Sql } from 'sql-template-tag';
import type { Flows, Paid, Sharing } from '#backend/store/flows.ts';
import type { Ask } from './connection.ts';

/**
 * SQL for the coins that an account has ever bought or earned as a worker, whether spent or not. Bought coins that were
 * taken back after a refund or dispute do not count. `user` is SQL for the account's id.
 */
const boughtBy = (user: Sql): Sql => sql`(
  coalesce((SELECT sum(coins - taken) FROM payments WHERE user_id = ${user}), 0)
  + coalesce((SELECT sum(payable_amount) FROM submissions WHERE worker_id = ${user} AND status = 'approved'), 0))`;
/** SQL for the buyers of a worker, with the coins that each has paid for that worker's work. */
const payers = (workerId: string): Sql => sql`
  SELECT buyer_id AS user_id, sum(payable_amount) AS coins FROM submissions
  WHERE worker_id = ${workerId} AND status = 'approved' GROUP BY buyer_id`;

/** Creates {@link Flows} that read PostgreSQL. */
export const flowsIn = (ask: Ask): Flows => ({
  payersOf: (id, most) =>
    ask<Paid>(sql`WITH first AS (${payers(id)} ORDER BY coins DESC, user_id LIMIT ${most})
      SELECT user_id, coins, ${boughtBy(sql`first.user_id`)} AS bought,
        (SELECT sum(payable_amount) FROM submissions WHERE buyer_id = first.user_id AND status = 'approved') AS of
      FROM first ORDER BY coins DESC, user_id`),
  payeesOf: (id, most) =>
    ask<Paid>(sql`WITH paid AS (
        SELECT worker_id AS user_id, sum(payable_amount) AS coins FROM submissions
        WHERE buyer_id = ${id} AND status = 'approved' GROUP BY worker_id)
      SELECT user_id, coins, ${boughtBy(sql`${id}`)} AS bought, (SELECT sum(coins) FROM paid) AS of
      FROM paid ORDER BY coins DESC, user_id LIMIT ${most}`),
  boughtFor: async (id) =>
    (
      await ask<{ coins: number }>(sql`WITH payers AS (${payers(id)})
        SELECT coalesce((SELECT sum(coins - taken) FROM payments WHERE user_id = ${id}), 0)
          + coalesce((SELECT sum(least(coins, ${boughtBy(sql`payers.user_id`)})) FROM payers), 0) AS coins`)
    )[0]?.coins ?? 0,
  sharingAccounts: (id, most) =>
    ask<Sharing>(sql`SELECT other.user_id, min(other.created_at) AS at
      FROM account_uses AS own JOIN account_uses AS other USING (account)
      WHERE own.user_id = ${id} AND other.user_id <> ${id}
      GROUP BY other.user_id ORDER BY at, other.user_id LIMIT ${most}`),
  joinedBeside: (id, most) =>
    ask<Sharing>(sql`SELECT other._id AS user_id, other.created_at AS at
      FROM joins AS own JOIN joins AS other USING (network)
      WHERE own._id = ${id} AND other._id <> ${id}
        AND other.created_at BETWEEN own.created_at - interval '1 hour' AND own.created_at + interval '1 hour'
      ORDER BY at, other._id LIMIT ${most}`),
});
